import type { BackendError } from './backend-error.ts'

/** What the server tells somebody who has as many rows as an account may keep, and what to do; null for other failures. */
export function ceilingSentence({
  status,
  message,
}: Pick<BackendError, 'status' | 'message'>): string | null {
  if (status !== 403) return null
  try {
    const failure = JSON.parse(message) as { code?: unknown; message?: unknown; error?: unknown } | null
    // The functions have no codes, and refuses with 403 for this alone.
    const sentence = failure?.code === 'PT403' ? failure.message : failure?.error
    return typeof sentence === 'string' ? sentence : null
  } catch {
    return null
  }
}
