/**
 * Why a call failed. `offline`: the device has no network. `timeout`: no response within 10 s. `unreachable`: the
 * server could not be reached. `refused`: 4xx, the call was wrong. `failed`: 5xx, or an invalid response.
 */
export type BackendErrorKind = 'offline' | 'timeout' | 'unreachable' | 'refused' | 'failed'

export class BackendError extends Error {
  readonly kind: BackendErrorKind
  readonly status: number | null

  constructor(kind: BackendErrorKind, message: string, options?: ErrorOptions & { status?: number }) {
    super(message, options)
    this.name = 'BackendError'
    this.kind = kind
    this.status = options?.status ?? null
  }
}

/** Converts anything that a client library threw or returned to a BackendError; one inside it is used. */
export function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error
  const { context, cause, name } = (error ?? {}) as { context?: unknown; cause?: unknown; name?: string }
  if (context instanceof BackendError) return context
  if (cause instanceof BackendError) return cause
  if (name === 'TimeoutError') return new BackendError('timeout', 'No answer in time.', { cause: error })
  return new BackendError('failed', 'The answer could not be read.', { cause: error })
}

/**
 * Returns whether a row with the same key exists already (409, SQLSTATE 23505), from an earlier attempt or another tab.
 */
export function isAlreadyStored(error: unknown): boolean {
  const { status, message } = toBackendError(error)
  return status === 409 && message.includes('23505')
}
