import type { OwnBooking } from '#app/backend/bookings-list-calls.ts'

/** Splits requests. `ahead`: the pickup is in the future, the next one first. `past`: all others, the latest first. */
export function orderBookings<Booking extends Pick<OwnBooking, 'pickupAt'>>(
  bookings: readonly Booking[],
  nowMs: number,
): { ahead: Booking[]; past: Booking[] } {
  const at = ({ pickupAt }: Booking) => Date.parse(pickupAt)
  return {
    ahead: bookings.filter((one) => at(one) >= nowMs).sort((one, other) => at(one) - at(other)),
    past: bookings.filter((one) => at(one) < nowMs).sort((one, other) => at(other) - at(one)),
  }
}
