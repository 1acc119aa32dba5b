import type { StyleSpecification } from 'maplibre-gl'
import { BackendError, toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { loadPublicConfig } from './public-config.ts'

/** The operator's street map: the style of another host, or the URL of an archive on our server. */
export type FoundStreets = { style: StyleSpecification } | { tilesUrl: string }

/** Loads the operator's street map. Throws BackendError. */
export async function loadStreetMap(signal: AbortSignal): Promise<FoundStreets> {
  const { mapStyleUrl, mapTilesUrl } = await loadPublicConfig()
  if (mapTilesUrl) return { tilesUrl: new URL(mapTilesUrl, window.location.href).href }
  if (mapStyleUrl) return { style: await fetchMapStyle(mapStyleUrl, signal) }
  throw new BackendError('failed', 'No street map is set.')
}

/** Loads a style. Throws BackendError: no network, a refused key, or a response that is not a style. */
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
