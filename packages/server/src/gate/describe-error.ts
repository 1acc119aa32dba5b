import { redact } from './redact.ts'

/** An error without its data: a database's `detail` can hold a whole row, so only names and places stay. */
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
