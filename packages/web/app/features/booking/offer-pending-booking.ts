import type { SignUp } from '@retour/domain/accounts/credentials'
import { pendingBookingKey, type BookingRow } from '@retour/domain/booking/booking-row'
import { takesPendingBookings } from '#app/backend/pending-booking-calls.ts'
import { readPendingBooking, writePendingBooking } from './pending-booking.ts'
import { rememberAttempt, rideOf } from './send-booking.ts'

/**
 * Lets a sign-up carry a request, so that the link of its mail sends it from any device. If the server cannot do this,
 * or does not respond, the sign-up carries nothing, and the request waits in this browser only.
 */
export function offerPendingBooking(place: string, row: BookingRow) {
  const asking = askWhether()
  let carried: BookingRow | null = null

  async function signUpData({ email, fullName }: SignUp): Promise<Record<string, unknown>> {
    const isTaken = (await asking) ?? (await askWhether()) ?? false
    const request = readPendingBooking()
    if (!isTaken || request?.key !== row.idempotency_key || request.row) return {}
    // The response may get lost although the request arrived.
    rememberAttempt(place, rideOf(row))
    carried = { ...row, email, full_name: fullName }
    const { user_id: _account, ...booking } = carried
    return { [pendingBookingKey]: booking }
  }

  /** Stores the carried request after a successful sign-up. */
  function storeCarried() {
    const request = readPendingBooking()
    if (carried && request?.key === carried.idempotency_key) writePendingBooking({ ...request, carried })
  }
  return { signUpData, storeCarried }
}

/** Asks the server whether it accepts pending bookings; null without a response. */
const askWhether = () =>
  takesPendingBookings().catch((error: unknown) => {
    console.warn('It is not known whether a sign-up may carry the request:', error)
    return null
  })
