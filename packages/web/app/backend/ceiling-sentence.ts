import type { BackendError } from './backend-error.ts'

/** Returns the server's sentence for an account that has reached a limit of rows; null for other failures. */
export function ceilingSentence({
  status,
  message,
}: Pick<BackendError, 'status' | 'message'>): string | null {
  if (status !== 403) return null
  try {
    const failure = JSON.parse(message) as { code?: unknown; message?: unknown; error?: unknown } | null
    // Functions have no error codes; they answer 403 in this case only.
    const sentence = failure?.code === 'PT403' ? failure.message : failure?.error
    return typeof sentence === 'string' ? sentence : null
  } catch {
    return null
  }
}
