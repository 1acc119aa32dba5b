import { redact } from './redact.ts'

/** An error without data of people: a database's `detail` can hold a whole row, so only names and positions are kept. */
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
