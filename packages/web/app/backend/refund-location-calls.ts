import type {
  RefundLocation,
  RefundLocationsAnswer,
  RefundLocationsQuestion,
} from '@retour/domain/wire/refund-location'
import { BackendError, toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { readApiAccess } from './api-access.ts'

/** Asks the function `get-refund-locations`. Nearest first when coordinates are given. Throws BackendError. */
export async function getRefundLocations(
  question: RefundLocationsQuestion,
  signal?: AbortSignal,
): Promise<RefundLocation[]> {
  const [{ FunctionsClient }, { baseUrl, headers }] = await Promise.all([
    import('@supabase/functions-js'),
    readApiAccess(),
  ]).catch((error: unknown) => {
    throw toBackendError(error)
  })
  const functions = new FunctionsClient(`${baseUrl}/functions/v1`, { headers, customFetch: fetchBackend })
  const { data, error } = await functions.invoke<RefundLocationsAnswer & { error?: string }>(
    'get-refund-locations',
    { body: question, signal },
  )
  if (error) throw toBackendError(error)
  if (data?.error) throw new BackendError('failed', data.error)
  if (!Array.isArray(data?.locations)) throw new BackendError('failed', 'The answer holds no locations.')
  return data.locations
}
