import type { BookingRow } from '@retour/domain/booking/booking-row'
import { readApiAccess } from './api-access.ts'
import { isAlreadyStored, toBackendError } from './backend-error.ts'

/**
 * Inserts a row of `bookings`. Returns `repeated` if a row with its idempotency key exists, so an earlier attempt
 * arrived. Throws BackendError; `refused` means that the row is not and will not be stored.
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
