import { BackendError } from './backend-error.ts'

/** `answered`: the server refused, `message` is its sentence (may be empty). Else the way there was broken. */
export type AccountErrorKind = 'offline' | 'unreachable' | 'answered'

export class AccountError extends Error {
  readonly kind: AccountErrorKind
  /** The wire's error code, such as `invalid_credentials`; '' when there is none. */
  readonly code: string

  constructor(kind: AccountErrorKind, message: string, code = '') {
    super(message)
    this.name = 'AccountError'
    this.kind = kind
    this.code = code
  }
}

/** Sorts whatever the accounts client or the way to the server threw. */
export function toAccountError(error: unknown): AccountError {
  if (error instanceof AccountError) return error
  if (!navigator.onLine) return new AccountError('offline', '')
  const { name, status, code, message } = (error ?? {}) as Record<string, unknown>
  const isAnswer = typeof status === 'number' && status >= 400 && !(error instanceof BackendError)
  if (!isAnswer || name === 'AuthUnknownError') return new AccountError('unreachable', '')
  return new AccountError(
    'answered',
    typeof message === 'string' ? message.trim() : '',
    typeof code === 'string' ? code : '',
  )
}
