import type { StyleSpecification } from 'maplibre-gl'
import { BackendError, toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { loadPublicConfig } from './public-config.ts'

/** The streets that the operator has chosen: the style of another host, or the address of an archive of our server's. */
export type FoundStreets = { style: StyleSpecification } | { tilesUrl: string }

/** Throws BackendError. */
export async function loadStreetMap(signal: AbortSignal): Promise<FoundStreets> {
  const { mapStyleUrl, mapTilesUrl } = await loadPublicConfig()
  if (mapTilesUrl) return { tilesUrl: new URL(mapTilesUrl, window.location.href).href }
  if (mapStyleUrl) return { style: await fetchMapStyle(mapStyleUrl, signal) }
  throw new BackendError('failed', 'No street map is set.')
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
