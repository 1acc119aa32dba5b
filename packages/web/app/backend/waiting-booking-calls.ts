import type { BookingRow } from '@retour/domain/booking/booking-row'
import { toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { readApiAccess } from './api-access.ts'

/** Lets the server keep a request until a sign-up names its key. Throws BackendError, as on a backend without that. */
export async function holdBooking(row: BookingRow): Promise<void> {
  await call('hold-booking', row)
}

/** Has the request under this key arrived, from whichever device? Throws BackendError. */
export async function isBookingSent(idempotency_key: string): Promise<boolean> {
  const data = await call<{ isSent?: boolean }>('held-booking', { idempotency_key })
  return data?.isSent === true
}

async function call<T>(name: string, body: object): Promise<T | null> {
  const [{ FunctionsClient }, { baseUrl, headers }] = await Promise.all([
    import('@supabase/functions-js'),
    readApiAccess(),
  ]).catch((error: unknown) => {
    throw toBackendError(error)
  })
  const functions = new FunctionsClient(`${baseUrl}/functions/v1`, { headers, customFetch: fetchBackend })
  const { data, error } = await functions.invoke<T>(name, { body: { ...body } })
  if (error) throw toBackendError(error)
  return data
}
