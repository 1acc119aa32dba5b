import type { Coordinates } from '@retour/domain/places/distance'
import { addProtocol } from 'maplibre-gl'
import { type Header, PMTiles, Protocol } from 'pmtiles'
import { m } from '#app/paraglide/messages.js'
import { streetLayers } from './street-layers.ts'
import type { StreetStyle } from './street-style.ts'

const source = 'streets'

let protocol: Protocol | null = null

/** Returns the protocol for tiles of archives, which is registered once per page. */
function archives(): Protocol {
  if (!protocol) {
    protocol = new Protocol()
    addProtocol('pmtiles', protocol.tile)
  }
  return protocol
}

/**
 * Opens an archive with Protomaps' layers at a URL, drawn in the page's colors. Throws if it cannot be loaded or covers
 * none of these places, because an archive often covers one country.
 */
export async function openOwnStreets(address: string, places: readonly Coordinates[]): Promise<StreetStyle> {
  const archive = new PMTiles(address)
  const header = await archive.getHeader()
  if (!places.some((place) => isWithin(header, place))) throw new Error('The archive has no streets of here.')
  archives().add(archive)
  return {
    sources: [source],
    isInPageColors: true,
    draw: (palette) => ({
      version: 8,
      sources: {
        [source]: {
          type: 'vector',
          tiles: [`pmtiles://${address}/{z}/{x}/{y}`],
          minzoom: header.minZoom,
          maxzoom: header.maxZoom,
          bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
          attribution: credit(),
        },
      },
      layers: streetLayers(source, palette),
    }),
  }
}

function isWithin({ minLon, minLat, maxLon, maxLat }: Header, { lat, lng }: Coordinates): boolean {
  return lng >= minLon && lng <= maxLon && lat >= minLat && lat <= maxLat
}

const credit = () =>
  `<a href="https://www.openstreetmap.org/copyright">${m.locations_map_streets_credit()}</a> <a href="https://protomaps.com">Protomaps</a>`
