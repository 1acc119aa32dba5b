import type { Country } from '@retour/domain/places/countries'
import { refusalOf } from '#app/backend/call-api.ts'
import { m } from '#app/paraglide/messages.js'
import { shortTime } from '#app/platform/format-ride.ts'
import { failureReason } from '#app/ui/failure-reason.ts'
import { rideStateName } from '#app/ui/ride-state.tsx'
import { authorOf } from './move-text.ts'

/** Returns why a move was refused: who was faster and with what, or what prevents it. */
export function explainMove(error: unknown, country: Country | null): string {
  const { code, current } = refusalOf(error)
  if (current)
    return m.desk_moved_meanwhile({
      name: authorOf(current),
      move: rideStateName(current.state),
      time: shortTime(current.at, country),
    })
  if (code === 'not_now' || code === 'quote_ended' || code === 'not_yours') return m.desk_refused()
  if (code === 'quote_time') return m.desk_error_until()
  if (code === 'driver_paper' || code === 'driver_not_free') return m.desk_driver_refused()
  return m.desk_move_failed({ reason: failureReason(error) })
}
