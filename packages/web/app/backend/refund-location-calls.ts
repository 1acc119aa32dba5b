import type {
  RefundLocation,
  RefundLocationsAnswer,
  RefundLocationsQuestion,
} from '@retour/domain/wire/refund-location'
import { BackendError } from './backend-error.ts'
import { callFunction } from './call-function.ts'

/** Calls the function `get-refund-locations`. With coordinates, the nearest come first. Throws BackendError. */
export async function getRefundLocations(
  question: RefundLocationsQuestion,
  signal?: AbortSignal,
): Promise<RefundLocation[]> {
  const data = await callFunction<RefundLocationsAnswer & { error?: string }>(
    'get-refund-locations',
    { ...question },
    signal,
  )
  if (data?.error) throw new BackendError('failed', data.error)
  if (!Array.isArray(data?.locations)) throw new BackendError('failed', 'The answer holds no locations.')
  return data.locations
}
