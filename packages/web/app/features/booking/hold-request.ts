import type { SignUp } from '@retour/domain/accounts/credentials'
import type { BookingRow } from '@retour/domain/booking/booking-row'
import { holdBooking } from '#app/backend/waiting-booking-calls.ts'
import { rememberAttempt, rideOf } from './send-booking.ts'
import { readWaitingRequest, writeWaitingRequest } from './waiting-request.ts'

/**
 * Lets the server keep a request, so that the mail's link sends it from any device, while the person fills in the
 * sign-up. Gives what the sign-up then says; nothing where the request can wait in this browser alone.
 */
export function holdRequest(place: string, row: BookingRow) {
  const holding = holdBooking(row).then(
    () => true,
    (error: unknown) => {
      console.warn('The request waits in this browser alone:', error)
      return false
    },
  )
  return async ({ email, fullName }: SignUp): Promise<Record<string, string>> => {
    const request = readWaitingRequest()
    if (!(await holding) || request?.key !== row.idempotency_key || request.row) return {}
    rememberAttempt(place, rideOf(row))
    writeWaitingRequest({ ...request, held: { ...row, email, full_name: fullName } })
    return { retour_waiting_booking: row.idempotency_key }
  }
}
