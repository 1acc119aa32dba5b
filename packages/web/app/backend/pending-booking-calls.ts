import { callFunction } from './call-function.ts'
import { fetchBackend } from './fetch-backend.ts'
import { readPublicAccess } from './public-config.ts'

/**
 * Returns whether a sign-up may include a booking request. It may not if another service runs the accounts, because the
 * request would get into their tokens. Throws BackendError.
 */
export async function takesPendingBookings(): Promise<boolean> {
  const { baseUrl, headers } = await readPublicAccess()
  const response = await fetchBackend(`${baseUrl}/auth/v1/settings`, {
    headers: { ...headers, Accept: 'application/json' },
  })
  const settings = (await response.json()) as { retour_pending_bookings?: boolean } | null
  return settings?.retour_pending_bookings === true
}

export type PendingState = 'pending' | 'sent' | 'ended'

/** Returns the state of the request with this key, whichever device sent it. Throws BackendError. */
export async function askPendingBooking(idempotency_key: string): Promise<PendingState> {
  const result = await callFunction<{ state?: string }>('pending-booking', { idempotency_key })
  return result?.state === 'sent' || result?.state === 'ended' ? result.state : 'pending'
}
