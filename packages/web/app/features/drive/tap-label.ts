import type { RideMove } from '@retour/domain/rides/ride-moves'
import { m } from '#app/paraglide/messages.js'

const labels: Partial<Record<RideMove, () => string>> = {
  depart: m.drive_depart,
  arrive: m.drive_arrive,
  board: m.drive_board,
  finish: m.drive_finish,
  'no-show': m.drive_no_show,
}

/** The label of a driver's button. */
export const tapLabel = (move: RideMove): string => labels[move]?.() ?? move
