import { elapse } from '#app/platform/elapse.ts'
import { BackendError, toBackendError } from './backend-error.ts'
import { backendTimeoutMs } from './fetch-backend.ts'
import { readStoredSession, serverNow } from './stored-session.ts'

/** A token with less time left may expire on its way to the server. */
const marginMs = 30_000

/**
 * Returns the access token for calls; null if nobody is signed in or the server has ended the session. Refreshes an old
 * token first. Throws BackendError if that is impossible now; the session then stays.
 */
export async function readAccessToken(): Promise<string | null> {
  const session = readStoredSession()
  if (!session) return null
  if (session.expiresAtMs - serverNow() > marginMs) return session.accessToken
  if (!navigator.onLine) throw new BackendError('offline', 'No connection.')
  const { refreshSession } = await import('./auth-client.ts').catch((error: unknown) => {
    throw toBackendError(error)
  })
  // The client retries for half a minute, which is too long for a screen that waits.
  const outcome = await Promise.race([refreshSession(), elapse(backendTimeoutMs)])
  if (outcome === null || outcome === 'unknown')
    throw new BackendError('unreachable', 'No new access token now.')
  return readStoredSession()?.accessToken ?? null
}
