import type { StyleSpecification } from 'maplibre-gl'
import { BackendError, toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { loadPublicConfig } from './public-config.ts'

/** The street map's style, from the address that the operator has set. Throws BackendError. */
export async function loadMapStyle(signal: AbortSignal): Promise<StyleSpecification> {
  const { mapStyleUrl } = await loadPublicConfig()
  return fetchMapStyle(mapStyleUrl, signal)
}

/** Throws BackendError: no network, a key that is refused, or an answer that is no style. */
export async function fetchMapStyle(address: string, signal: AbortSignal): Promise<StyleSpecification> {
  try {
    const response = await fetchBackend(address, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const style = (await response.json()) as StyleSpecification
    if (style?.version !== 8 || !Array.isArray(style.layers) || typeof style.sources !== 'object')
      throw new BackendError('failed', 'The answer is no map style.')
    return style
  } catch (error) {
    throw toBackendError(error)
  }
}
