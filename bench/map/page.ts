import { openMap } from '@retour/web/app/features/location-map/open-map.ts'
import { placeFeatures, type MapPlace } from '@retour/web/app/features/location-map/map-features.ts'
import { Map as MapLibreMap } from 'maplibre-gl'

const paris = { lat: 48.8566, lng: 2.3522 }
const kinds = ['shopping', 'transport', 'other'] as const

/** Returns points around Paris, dense in the center; the same ones each time. */
function points(count: number): MapPlace[] {
  let state = 1
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const spread = () => (random() + random() + random() - 1.5) * 1.2
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Place ${index}`,
    kind: kinds[index % 3] ?? 'other',
    form: 'place',
    lat: paris.lat + spread(),
    lng: paris.lng + spread() * 1.5,
  }))
}

/** Opens a map with only the library: the same points in the same clusters, as plain circles. */
function openBare(container: HTMLElement, places: MapPlace[]): MapLibreMap {
  return new MapLibreMap({
    container,
    center: paris,
    zoom: 9,
    fadeDuration: 0,
    style: {
      version: 8,
      sources: {
        places: {
          type: 'geojson',
          data: placeFeatures(places),
          cluster: true,
          clusterMaxZoom: 14,
          clusterRadius: 50,
        },
      },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': '#f4eee0' } },
        {
          id: 'places',
          type: 'circle',
          source: 'places',
          paint: { 'circle-radius': ['case', ['has', 'point_count'], 16, 7], 'circle-color': '#16264d' },
        },
      ],
    },
  })
}

function openProductMap(container: HTMLElement, places: MapPlace[]): MapLibreMap {
  const { map } = openMap({
    container,
    center: paris,
    places,
    own: null,
    loadStreetStyle: () => Promise.reject(new Error('no street map here')),
    onBase: () => {},
    onPress: () => {},
    onFailure: (reason) => console.error(reason),
  })
  map.jumpTo({ center: paris, zoom: 9 })
  return map
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Returns the longest times between frames while the map moves, which people notice. */
async function move(map: MapLibreMap, start: () => void): Promise<number[]> {
  const waits: number[] = []
  let last = await frame()
  start()
  while (map.isMoving()) {
    const now = await frame()
    waits.push(now - last)
    last = now
  }
  return waits
}

async function measure(kind: 'ours' | 'bare', count: number) {
  const container = document.querySelector<HTMLElement>('#map')
  if (!container) throw new Error('There is no container.')
  const places = points(count)
  const started = performance.now()
  const map = kind === 'ours' ? openProductMap(container, places) : openBare(container, places)
  const layers = kind === 'ours' ? ['retour-clusters', 'retour-places'] : ['places']
  await new Promise<void>((resolve) => {
    map.on('render', () => {
      if (layers.every((layer) => map.getLayer(layer)) && map.queryRenderedFeatures({ layers }).length > 0)
        resolve()
    })
  })
  const drawnMs = performance.now() - started
  // The map may be idle already, and only reports it after a rendering.
  const rests = map.once('idle')
  map.triggerRepaint()
  await rests
  const pans = await move(map, () => map.panBy([600, 200], { duration: 2000, easing: (t) => t }))
  const zooms = await move(map, () => map.easeTo({ zoom: 12, duration: 2000, easing: (t) => t }))
  return { drawnMs, pans, zooms }
}

Object.assign(window, { measure })
