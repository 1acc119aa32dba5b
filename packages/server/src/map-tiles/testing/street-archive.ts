import { writeFileSync } from 'node:fs'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry } from 'geojson'
import { archiveBytes, type Tile } from './archive-bytes.ts'

/** Degrees from the middle to each side. */
const reach = 0.06
const zooms = [11, 12, 13, 14]

type Point = { lat: number; lng: number }

/** Writes an archive of streets around a point: land, a canal every kilometer, a grid of roads, a railway, and two names. */
export function writeStreetArchive(path: string, middle: Point): void {
  const bounds = boundsOf(middle)
  writeFileSync(path, archiveBytes({ tiles: streetTiles(middle), bounds }))
}

function boundsOf({ lat, lng }: Point): [number, number, number, number] {
  return [lng - reach, lat - reach, lng + reach, lat + reach]
}

function streetTiles(middle: Point): Tile[] {
  const layers = Object.entries(featuresAround(middle)).map(([name, features]) => ({
    name,
    index: new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: Math.max(...zooms) }),
  }))
  const [west, south, east, north] = boundsOf(middle)
  return zooms.flatMap((z) => {
    const [first, last] = [tileAt(z, { lat: north, lng: west }), tileAt(z, { lat: south, lng: east })]
    return range(first.y, last.y).flatMap((y) =>
      range(first.x, last.x).map((x) => {
        const found = layers.flatMap(({ name, index }) => {
          const tile = index.getTile(z, x, y)
          return tile ? [[name, tile] as const] : []
        })
        return { z, x, y, data: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }) }
      }),
    )
  })
}

function featuresAround({ lat, lng }: Point): Record<string, Feature[]> {
  const [west, south, east, north] = boundsOf({ lat, lng })
  const square = (w: number, s: number, e: number, n: number): Geometry => ({
    type: 'Polygon',
    coordinates: [[[w, s], [e, s], [e, n], [w, n], [w, s]]], // prettier-ignore
  })
  const line = (...coordinates: [number, number][]): Geometry => ({ type: 'LineString', coordinates })
  const steps = range(-11, 11).map((step) => step * 0.005)
  const roads = steps.flatMap((step, index) => {
    const kind = index % 4 === 0 ? 'major_road' : 'minor_road'
    const properties = {
      kind,
      kind_detail: kind === 'major_road' ? 'primary' : 'residential',
      name: `Rue ${index}`,
      min_zoom: 9,
    }
    return [
      feature(line([west, lat + step], [east, lat + step]), properties),
      feature(line([lng + step, south], [lng + step, north]), properties),
    ]
  })
  const point = (dLat: number): Geometry => ({ type: 'Point', coordinates: [lng, lat + dLat] })
  const town = { kind: 'locality', kind_detail: 'town', population_rank: 9, min_zoom: 8 }
  return {
    earth: [feature(square(west, south, east, north), { kind: 'earth' })],
    water: range(-5, 4).map((step) =>
      feature(square(west, lat + step * 0.01 + 0.0015, east, lat + step * 0.01 + 0.0035), { kind: 'canal' }),
    ),
    roads: [...roads, feature(line([west, south], [east, north]), { kind: 'rail' })],
    places: [
      feature(point(0.012), { ...town, name: 'Nikaia' }),
      feature(point(-0.012), { ...town, name: 'Νίκαια', script: 'Greek', 'name:en': 'Nice' }),
    ],
  }
}

const feature = (geometry: Geometry, properties: Record<string, unknown>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

function tileAt(z: number, { lat, lng }: Point) {
  const radians = (lat * Math.PI) / 180
  const part = (share: number) => Math.floor(share * 2 ** z)
  return { x: part((lng + 180) / 360), y: part((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) }
}
