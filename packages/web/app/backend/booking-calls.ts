import type { BookingRow } from '@retour/domain/booking/booking-row'
import { readApiAccess } from './api-access.ts'
import { isAlreadyStored, toBackendError } from './backend-error.ts'

/**
 * Writes one row of `bookings`. Gives `repeated` when a row with its idempotency key is there already: an earlier
 * attempt arrived. Throws BackendError; `refused` means that this row is not and will not be stored.
 */
export async function insertBooking(row: BookingRow): Promise<'stored' | 'repeated'> {
  try {
    const { openRest } = await import('./open-rest.ts')
    const rest = await openRest(readApiAccess())
    await rest.from('bookings').insert(row).throwOnError()
    return 'stored'
  } catch (error) {
    if (isAlreadyStored(error)) return 'repeated'
    throw toBackendError(error)
  }
}
