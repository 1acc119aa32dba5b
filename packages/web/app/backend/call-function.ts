import { readApiAccess } from './api-access.ts'
import { toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'

/**
 * Calls a function by POST. Returns its JSON response, null if it is empty. The client is loaded with the first call.
 * Throws BackendError.
 */
export async function callFunction<Answer>(
  name: string,
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Answer | null> {
  const [{ FunctionsClient }, { baseUrl, headers }] = await Promise.all([
    import('@supabase/functions-js'),
    readApiAccess(),
  ]).catch((error: unknown) => {
    throw toBackendError(error)
  })
  const functions = new FunctionsClient(`${baseUrl}/functions/v1`, { headers, customFetch: fetchBackend })
  const { data, error } = await functions.invoke<Answer>(name, { body, ...(signal && { signal }) })
  if (error) throw toBackendError(error)
  return data
}
