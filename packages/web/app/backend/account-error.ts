import { BackendError } from './backend-error.ts'

/** `answered`: the server refused, `message` is its sentence (may be empty). Else the way there was broken. */
export type AccountErrorKind = 'offline' | 'unreachable' | 'answered'

export class AccountError extends Error {
  readonly kind: AccountErrorKind
  /** The wire's error code, such as `invalid_credentials`; '' when there is none. */
  readonly code: string
  /** How long the server asks to wait after too many calls; 0 for other refusals. */
  readonly waitSeconds: number

  constructor(kind: AccountErrorKind, message: string, code = '', waitSeconds = 0) {
    super(message)
    this.name = 'AccountError'
    this.kind = kind
    this.code = code
    this.waitSeconds = waitSeconds
  }
}

let askedWaitSeconds = 60

/** Keeps what a refusal for too many calls asks for: the errors of the accounts client don't hold it. */
export function noteWait({ status, headers }: Response): void {
  if (status !== 429) return
  const seconds = Number(headers.get('retry-after'))
  askedWaitSeconds = Number.isInteger(seconds) && seconds > 0 ? seconds : 60
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
    status === 429 ? askedWaitSeconds : 0,
  )
}
