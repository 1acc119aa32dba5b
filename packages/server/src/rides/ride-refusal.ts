import type { MoveRefusal } from '@retour/domain/rides/move-ride'
import type { MovedMeanwhile, RideHistoryLine } from '@retour/domain/wire/ride'
import { ApiError } from '#server/gate/api-error'
import type { Applied } from './apply-move.ts'

const messages: Record<MoveRefusal, string> = {
  'unknown-move': 'There is no such move',
  'not-now': 'The ride does not allow this now',
  'not-yours': 'Somebody else may do this',
  details: 'What the move needs is missing or no good',
  'quote-time': 'A quote ends in the future and not after the pickup',
  'quote-ended': 'This quote has ended',
  'quote-open': 'This quote has not ended yet',
  fee: 'The fee is another one by now',
  'change-time': 'This time has passed, or is the one that is',
  'change-open': 'Another time is asked for already',
  'change-often': 'Another time was asked for five times: call us',
}

/** Returns the error for a move that was not applied: 404, 409 with the person who was faster, 403 or 422. */
export function refusedMove(applied: Exclude<Applied, 'done'>, history: RideHistoryLine[]): ApiError {
  if (applied === 'unknown') return unknownRide()
  if (applied === 'moved-meanwhile') {
    const { version, move, state, mover, name, at } = history.at(-1)!
    const current: MovedMeanwhile = { version, move, state, mover, name, at }
    return new ApiError({
      status: 409,
      code: 'moved_meanwhile',
      message: 'Somebody moved this ride before. Nothing of this was done.',
      more: { current },
    })
  }
  const { refusal } = applied
  return new ApiError({
    status: refusal === 'not-yours' ? 403 : 422,
    code: refusal.replaceAll('-', '_'),
    message: messages[refusal],
  })
}

/** Returns 404 unknown_ride, to be thrown. */
export const unknownRide = () =>
  new ApiError({ status: 404, code: 'unknown_ride', message: 'This ride is not known' })
