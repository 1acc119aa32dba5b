import type { BookingRow } from '@retour/domain/booking/booking-row'
import { readApiAccess } from './api-access.ts'
import { toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'

/**
 * Writes one row of `bookings`. Gives `repeated` when a row with its idempotency key is there already: an earlier
 * attempt arrived. Throws BackendError; `refused` means that this row is not and will not be stored.
 */
export async function insertBooking(row: BookingRow): Promise<'stored' | 'repeated'> {
  try {
    const [{ PostgrestClient }, { baseUrl, headers }] = await Promise.all([
      import('@supabase/postgrest-js'),
      readApiAccess(),
    ])
    const rest = new PostgrestClient(`${baseUrl}/rest/v1`, { headers, fetch: fetchBackend })
    await rest.from('bookings').insert(row).throwOnError()
    return 'stored'
  } catch (error) {
    const failure = toBackendError(error)
    if (failure.status === 409 && failure.message.includes('23505')) return 'repeated'
    throw failure
  }
}
