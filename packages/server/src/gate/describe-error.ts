import { redact } from './redact.ts'

/**
 * Returns the loggable part of an error. Emails, keys and tokens are removed. A database error's `detail` is left out,
 * because it can contain a whole row.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redact(String(error)).slice(0, 500) }
  const { code } = error as NodeJS.ErrnoException
  return {
    type: error.name,
    code,
    message: redact(error.message).slice(0, 500),
    stack: redact(error.stack ?? '').slice(0, 4000),
  }
}
