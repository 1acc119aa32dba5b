import { BackendError } from './backend-error.ts'

/** `answered`: the server refused, and `message` is its sentence (may be empty). Otherwise the connection failed. */
export type AccountErrorKind = 'offline' | 'unreachable' | 'answered'

export class AccountError extends Error {
  readonly kind: AccountErrorKind
  /** The error code of the protocol, such as `invalid_credentials`; '' if there is none. */
  readonly code: string
  /** The waiting time that the server requests after too many calls; 0 for other refusals. */
  readonly waitSeconds: number

  constructor(kind: AccountErrorKind, message: string, code = '', waitSeconds = 0) {
    super(message)
    this.name = 'AccountError'
    this.kind = kind
    this.code = code
    this.waitSeconds = waitSeconds
  }
}

let requestedWaitSeconds = 60

/** Stores the waiting time of a refusal, because the errors of the accounts client lack it. */
export function noteWait({ status, headers }: Response): void {
  if (status !== 429) return
  const seconds = Number(headers.get('retry-after'))
  requestedWaitSeconds = Number.isInteger(seconds) && seconds > 0 ? seconds : 60
}

/** Converts any error of the accounts client or the connection to an AccountError. */
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
    status === 429 ? requestedWaitSeconds : 0,
  )
}
