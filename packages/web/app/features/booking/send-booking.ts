import type { BookingRow } from '@retour/domain/booking/booking-row'
import { toBackendError, type BackendError } from '#app/backend/backend-error.ts'
import { insertBooking } from '#app/backend/booking-calls.ts'
import { ceilingSentence } from '#app/backend/ceiling-sentence.ts'
import { m } from '#app/paraglide/messages.js'
import { peopleLeft } from '#app/platform/forget-person.ts'
import { readDraft, writeDraft } from './booking-draft.ts'

/**
 * `isAsSent` is false if an earlier attempt with other content was stored. `left`: it was stored, but its sender has
 * signed out meanwhile, so nothing of it may be stored or shown here.
 */
export type SendOutcome =
  | { kind: 'stored'; row: BookingRow; isAsSent: boolean }
  | { kind: 'failed'; reason: string }
  | { kind: 'left' }

/**
 * Sends a request. An attempt without a response may have been stored, so all rows sent under a key are remembered
 * until a response settles which one was. The database stores only the first one that arrives. Never throws: without a
 * confirmation it returns `failed` with the reason.
 */
export async function sendBooking(place: string, row: BookingRow): Promise<SendOutcome> {
  const attempt = JSON.stringify(row)
  const earlier = readDraft(place)?.attempts ?? []
  const isThis = (one: string) => one === attempt || one === rideOf(row)
  rememberAttempt(place, attempt)
  const leftBefore = peopleLeft()
  try {
    const outcome = await insertBooking(row)
    if (peopleLeft() !== leftBefore) return { kind: 'left' }
    return { kind: 'stored', row, isAsSent: outcome === 'stored' || earlier.every(isThis) }
  } catch (error) {
    const failure = toBackendError(error)
    console.warn('The booking was not confirmed as stored:', failure.kind, failure.status)
    // The draft may be the next person's by now.
    if (failure.kind === 'refused' && peopleLeft() === leftBefore) writeDraft(place, { attempts: earlier })
    return { kind: 'failed', reason: reasonOf(failure) }
  }
}

/** Remembers a row that may have been stored. */
export function rememberAttempt(place: string, attempt: string): void {
  const earlier = readDraft(place)?.attempts ?? []
  writeDraft(place, { attempts: [...new Set([...earlier, attempt])] })
}

/** Returns a row as JSON without name and address, which the server takes from the account. */
export function rideOf({ user_id: _user, full_name: _name, email: _email, ...ride }: BookingRow): string {
  return JSON.stringify(ride)
}

function reasonOf(failure: BackendError): string {
  const { kind, status, message } = failure
  if (kind === 'offline') return m.booking_reason_offline()
  if (kind === 'timeout' || kind === 'unreachable') return m.booking_reason_no_answer()
  if (kind === 'failed') return m.booking_reason_server()
  if (status === 429) return m.booking_reason_too_many()
  const ceiling = ceilingSentence(failure)
  if (ceiling) return ceiling
  if (status === 401 || status === 403) return m.booking_reason_session()
  return ownSentence(message) ?? m.booking_reason_refused()
}

/** Returns the database's sentence about a pickup date, which is written for people; null for its other errors. */
function ownSentence(message: string): string | null {
  return /"message":\s*"(The pickup date [a-z ]+\.)"/.exec(message)?.[1] ?? null
}
