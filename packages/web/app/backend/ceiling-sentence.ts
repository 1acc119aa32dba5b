import type { BackendError } from './backend-error.ts'

/** What the server tells somebody who has as many rows as an account may keep, and what to do; null for other failures. */
export function ceilingSentence({
  status,
  message,
}: Pick<BackendError, 'status' | 'message'>): string | null {
  if (status !== 403) return null
  try {
    const told = JSON.parse(message) as { code?: unknown; message?: unknown; error?: unknown } | null
    // The functions have no codes, and refuses with 403 for this alone.
    const sentence = told?.code === 'PT403' ? told.message : told?.error
    return typeof sentence === 'string' ? sentence : null
  } catch {
    return null
  }
}
