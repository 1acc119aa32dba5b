import { eitherSignal } from '#app/platform/either-signal.ts'
import { BackendError } from './backend-error.ts'

export const backendTimeoutMs = 10_000
/** Sent to the window when a call was not allowed. */
export const refusedEvent = 'retour:refused'

/**
 * `fetch` with a time-out over the whole answer. Throws BackendError when there is none or its status is
 * not 2xx, so that the client libraries given this function never have to explain a failure.
 */
export async function fetchBackend(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchAnswer(input, init)
  if (response.ok) return response
  // The session may be over: whoever keeps it asks.
  if (response.status === 401) window.dispatchEvent(new Event(refusedEvent))
  const reason = await response.text().catch(() => '')
  const kind = response.status < 500 ? 'refused' : 'failed'
  throw new BackendError(kind, reason.slice(0, 500), { status: response.status })
}

/** `fetch` with the time-out, whatever the answer's status. Throws BackendError when there is none. */
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
