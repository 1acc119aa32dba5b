import { eitherSignal } from '#app/platform/either-signal.ts'
import { BackendError } from './backend-error.ts'

export const backendTimeoutMs = 10_000
/** An event on the window after a call was not authorized. */
export const refusedEvent = 'retour:refused'

/**
 * `fetch` with a timeout for the whole response. Throws BackendError without a response or for a status other than 2xx,
 * so the client libraries that use it never have to explain a failure.
 */
export async function fetchBackend(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchAnswer(input, init)
  if (response.ok) return response
  // The session may have ended; the listener checks it.
  if (response.status === 401) window.dispatchEvent(new Event(refusedEvent))
  const reason = await response.text().catch(() => '')
  const kind = response.status < 500 ? 'refused' : 'failed'
  throw new BackendError(kind, reason.slice(0, 500), { status: response.status })
}

/** `fetch` with the timeout, for any status. Throws BackendError without a response. */
export async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(backendTimeoutMs)
  const signal = init?.signal ? eitherSignal(timeout, init.signal) : timeout
  try {
    return await fetch(input, { ...init, signal })
  } catch (cause) {
    if (init?.signal?.aborted) throw cause
    if (timeout.aborted) throw new BackendError('timeout', 'No answer in time.', { cause })
    throw new BackendError(navigator.onLine ? 'unreachable' : 'offline', 'No connection.', { cause })
  }
}
