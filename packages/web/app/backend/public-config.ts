import type { PublicConfig } from '@retour/domain/wire/public-config'
import { BackendError, toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'

let pending: Promise<PublicConfig> | null = null

/** Returns `/config.json`, loaded once per page load; a failed load is not cached. */
export function loadPublicConfig(): Promise<PublicConfig> {
  pending ??= requestPublicConfig().catch((error: unknown) => {
    pending = null
    throw toBackendError(error)
  })
  return pending
}

async function requestPublicConfig(): Promise<PublicConfig> {
  const response = await fetchBackend('/config.json', { headers: { Accept: 'application/json' } })
  const config = (await response.json()) as PublicConfig
  const { apiUrl, publishableKey, ratesUrl } = config ?? {}
  if ([apiUrl, publishableKey, ratesUrl].some((value) => typeof value !== 'string'))
    throw new BackendError('failed', 'The configuration is incomplete.')
  return config
}

export type ApiAccess = { baseUrl: string; headers: Record<string, string> }

/** Returns the API's absolute base URL and the headers of calls without sign-in. */
export async function readPublicAccess(): Promise<ApiAccess> {
  const { apiUrl, publishableKey } = await loadPublicConfig()
  return {
    baseUrl: apiUrl === '' ? window.location.origin : apiUrl.replace(/\/+$/, ''),
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  }
}
