// Makes the data of the built-in map (packages/web/app/features/location-map/map-data) from open data sets.
// Run by hand after a change here: node tools/site/map-data/make-map-data.ts <folder with the sources>
// The files of that folder and their origins: docs/data.md
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../site-paths.ts'
import { keepInside } from './keep-inside.ts'
import { simplifyByNearness } from './simplify-by-nearness.ts'
import { chooseTowns } from './towns.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Give the folder that holds the sources.')
const target = join(root, 'packages', 'web', 'app', 'features', 'location-map', 'map-data')

type Properties = Record<string, unknown>
const read = async (file: string): Promise<GeoJSON.Feature[]> => {
  const content = JSON.parse(await readFile(join(folder, file), 'utf8')) as GeoJSON.GeoJSON
  if (content.type === 'FeatureCollection') return content.features
  const geometries =
    content.type === 'GeometryCollection' ? content.geometries : [content as GeoJSON.Geometry]
  return geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry }))
}
const nameAndRank = ({ name, scalerank }: Properties) => ({ ...(name ? { name } : {}), rank: scalerank })
const isRiver = ({ properties }: GeoJSON.Feature) => /river/i.test(String(properties?.featurecla))

const layers: Record<string, GeoJSON.Feature[]> = {
  'map-sea': simplifyByNearness(
    keepInside(await read('node_modules/@geo-maps/earth-seas-10m/map.geo.json')),
    { nearKm2: 0.0012, farKm2: 3 },
  ),
  'map-lakes': simplifyByNearness(
    keepInside(
      [...(await read('ne_10m_lakes.json')), ...(await read('ne_10m_lakes_europe.json'))],
      nameAndRank,
    ),
    { nearKm2: 0.01, farKm2: 1 },
  ),
  'map-rivers': simplifyByNearness(
    keepInside(
      [
        ...(await read('ne_10m_rivers_lake_centerlines.json')),
        ...(await read('ne_10m_rivers_europe.json')),
      ].filter(isRiver),
      nameAndRank,
    ),
    { nearKm2: 0.02, farKm2: 1 },
  ),
  'map-borders': simplifyByNearness(keepInside(await read('ne_10m_admin_0_boundary_lines_land.json')), {
    nearKm2: 0.02,
    farKm2: 1,
  }),
  'map-towns': chooseTowns(folder),
}

await mkdir(target, { recursive: true })
let total = 0
for (const [name, features] of Object.entries(layers)) {
  // About 11 m, finer than any of the sources.
  const text = JSON.stringify({ type: 'FeatureCollection', features }, (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
  )
  await writeFile(join(target, `${name}.json`), `${text}\n`)
  const compressed = brotliCompressSync(text).length
  total += compressed
  process.stdout.write(`${name}: ${features.length} features, ${(compressed / 1000).toFixed(1)} kB brotli\n`)
}
process.stdout.write(`in all ${(total / 1000).toFixed(1)} kB brotli\n`)
