import type { BookingRow } from '@retour/domain/booking/booking-row'
import { callFunction } from './call-function.ts'

/** Lets the server keep a request until a sign-up names its key. Throws BackendError, as on a backend without that. */
export async function holdBooking(row: BookingRow): Promise<void> {
  await callFunction('hold-booking', { ...row })
}

/** Has the request under this key arrived, from whichever device? Throws BackendError. */
export async function isBookingSent(idempotency_key: string): Promise<boolean> {
  const answer = await callFunction<{ isSent?: boolean }>('held-booking', { idempotency_key })
  return answer?.isSent === true
}
