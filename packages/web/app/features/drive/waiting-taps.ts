import type { RideMove } from '@retour/domain/rides/ride-moves'
import * as z from 'zod/mini'
import { readStored, removeText, writeStored } from '#app/platform/browser-storage.ts'

/** What a driver tapped, and when by the phone's clock. It stays on the phone until the server has answered. */
export type Tap = { id: string; rideId: string; move: RideMove; atMs: number }

/** Beside what an account keeps, so that somebody who signs out here takes no tap with them. */
const keyOf = (link: string) => `driver-taps:${link.split('.')[0]}`

const kept = z.array(
  z.object({
    id: z.string(),
    rideId: z.string(),
    move: z.enum(['depart', 'arrive', 'board', 'finish', 'no-show']),
    atMs: z.number(),
  }),
)

/** Oldest first. */
export function readTaps(link: string): Tap[] {
  const read = kept.safeParse(readStored('localStorage', keyOf(link)))
  return read.success ? read.data : []
}

/** False when the phone keeps it only as long as this page. */
export function storeTap(link: string, tap: Tap): boolean {
  return writeStored('localStorage', keyOf(link), [...readTaps(link), tap])
}

export function dropTap(link: string, id: string): void {
  const left = readTaps(link).filter((tap) => tap.id !== id)
  if (left.length > 0) writeStored('localStorage', keyOf(link), left)
  else removeText('localStorage', keyOf(link))
}
