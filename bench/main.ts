// npm run bench [-- name …] [--record]: measures every figure in the documents, and compares those with a limit or a
// record. Exits with 1 if a ratio is worse than the recorded one by a tenth. Never part of the tests.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchAssistant } from './assistant.ts'
import { benchAssistantConfidence } from './assistant-confidence.ts'
import { benchCalculatorPage } from './calculator-page.ts'
import { benchConcierge } from './concierge.ts'
import { benchDashboard } from './dashboard.ts'
import { benchDesk } from './desk.ts'
import type { Figure } from './figures.ts'
import { benchFirstPurchase } from './first-purchase.ts'
import { holdAgainstRecord } from './hold.ts'
import { benchLastDay } from './last-day.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchKillLoad } from './load/kill-load.ts'
import { benchKillRounds } from './load/kill-rounds.ts'
import { benchLoadModel } from './load/load-model.ts'
import { benchRequestCost } from './load/request-cost.ts'
import { benchStaticShare } from './load/static-share.ts'
import { benchLocations } from './locations.ts'
import { benchMapFirstMarker } from './map/first-marker.ts'
import { benchMapPoints } from './map/many-points.ts'
import { benchMapSearch } from './map/search.ts'
import { readRecordedRuns, writeRecordedRuns } from './recorded-runs.ts'
import { benchRestReads } from './rest-reads.ts'
import { benchSignIn } from './sign-in.ts'
import { benchSlowLine } from './slow-line.ts'
import { benchStart } from './start.ts'
import { drawTable, type Table } from './table.ts'

const root = join(import.meta.dirname, '..')
const benches: Record<string, (root: string) => Promise<Table>> = {
  start: benchStart,
  'calculator-page': benchCalculatorPage,
  'first-purchase': benchFirstPurchase,
  'last-day': benchLastDay,
  lighthouse: benchLighthouse,
  locations: benchLocations,
  'slow-line': benchSlowLine,
  'map-search': benchMapSearch,
  'map-first-marker': benchMapFirstMarker,
  'map-points': benchMapPoints,
  assistant: benchAssistant,
  'assistant-confidence': benchAssistantConfidence,
  concierge: benchConcierge,
  dashboard: benchDashboard,
  'rest-reads': benchRestReads,
  desk: benchDesk,
  'sign-in': benchSignIn,
  'load-model': benchLoadModel,
  'request-cost': benchRequestCost,
  'static-share': benchStaticShare,
  'kill-load': benchKillLoad,
  'kill-rounds': benchKillRounds,
}

const { values: options, positionals: selected } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false } },
})
const unknown = selected.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

const recordFile = join(root, 'bench', 'recorded.json')
const tables: Table[] = []
const measured = new Map<string, Figure[]>()
const failed: string[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (selected.length > 0 && !selected.includes(name)) continue
  try {
    const table = await bench(root)
    console.log(drawTable(table))
    tables.push(table)
    measured.set(name, table.figures ?? [])
  } catch (error) {
    console.error(`${name} failed:`, error)
    failed.push(name)
  }
}
mkdirSync(join(root, 'bench', 'results'), { recursive: true })
const file = join(
  root,
  'bench',
  'results',
  `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.json`,
)
writeFileSync(file, JSON.stringify({ node: process.version, platform: process.platform, tables }, null, 2))
console.log(`written to ${file.slice(root.length + 1)}\n`)

const { table, worse } = holdAgainstRecord(measured, readRecordedRuns(recordFile))
console.log(drawTable(table))
if (options.record) {
  writeRecordedRuns(recordFile, measured)
  console.log('recorded in bench/recorded.json')
}
for (const name of worse) console.error(`worse by more than a tenth than recorded: ${name}`)
for (const name of failed) console.error(`failed: ${name}`)
if (worse.length + failed.length > 0) process.exitCode = 1
