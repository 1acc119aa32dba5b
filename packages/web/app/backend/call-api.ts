import type { MovedMeanwhile } from '@retour/domain/wire/ride'
import { toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import type { ApiAccess } from './public-config.ts'

/** Calls one of our APIs with JSON both ways; without a body it is a GET. Throws BackendError. */
export async function callApi<Answer>(access: ApiAccess, path: string, body?: object): Promise<Answer> {
  const { baseUrl, headers } = access
  try {
    const response = await fetchBackend(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Answer
  } catch (error) {
    throw toBackendError(error)
  }
}

/** Returns why a call was refused: its code ('' for another failure), and who was faster, if the response says so. */
export function refusalOf(error: unknown): { code: string; current: MovedMeanwhile | null } {
  try {
    const { code = '', current = null } = JSON.parse(toBackendError(error).message) as {
      code?: string
      current?: MovedMeanwhile
    }
    return { code, current }
  } catch {
    return { code: '', current: null }
  }
}
