// npm run bench: every figure that the documents quote, side by side in one run. Never part of the tests.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchAssistant } from './assistant.ts'
import { benchAssistantConfidence } from './assistant-confidence.ts'
import { benchCalculatorPage } from './calculator-page.ts'
import { benchConcierge } from './concierge.ts'
import { benchDashboard } from './dashboard.ts'
import { benchDesk } from './desk.ts'
import { benchFirstPurchase } from './first-purchase.ts'
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

const wanted = process.argv.slice(2)
const tables: Table[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const table = await bench(root)
  console.log(drawTable(table))
  tables.push(table)
}
mkdirSync(join(root, 'bench', 'results'), { recursive: true })
const file = join(
  root,
  'bench',
  'results',
  `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.json`,
)
writeFileSync(file, JSON.stringify({ node: process.version, platform: process.platform, tables }, null, 2))
console.log(`written to ${file.slice(root.length + 1)}`)
