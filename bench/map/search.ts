import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@retour/server/src/database/open-database.ts'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { startCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'
import { beside } from '../figures.ts'
import { loadHttp } from '../http-load.ts'
import { fillTo } from '../locations.ts'
import { startProduct } from '../product.ts'
import type { Table } from '../table.ts'

const seconds = 8
const connections = 8
const totalRows = 1_000_000
const question = { country: 'france', city: 'paris', type: 'all', userLat: '48.8708', userLng: '2.3317' }

/** The same query on the database only: Paris with great-circle distances, nearest first. */
const bareSql = `select id, name, address, type, lat, lng, country, city, opening_hours, hours, hours_checked,
  hours_stale, phone, website, notes, validation, operators,
  2 * 6371000 * asin(least(1, sqrt(sin(radians(lat - 48.8708) / 2) ^ 2 + cos(radians(48.8708)) * cos(radians(lat))
  * sin(radians(lng - 2.3317) / 2) ^ 2))) as distance_meters
from public.refund_offices where country = 'france' and city = 'paris' order by distance_meters, id;`

/** Runs pgbench with a prepared statement, which logs the time of every transaction. */
function askPostgres(binaries: string, url: string, folder: string) {
  writeFileSync(join(folder, 'bare.sql'), bareSql.replaceAll('\n', ' '))
  const options = ['-n', '-M', 'prepared', '-l', '-f', 'bare.sql', '-c', String(connections), '-j', '2']
  const { stderr } = spawnSync(join(binaries, 'pgbench'), [...options, '-T', String(seconds), url], {
    cwd: folder,
    encoding: 'utf8',
  })
  const logs = readdirSync(folder).filter((name) => name.startsWith('pgbench_log'))
  const lines = logs.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  const took = lines.map((line) => Number(line.split(' ')[2]) / 1000).toSorted((a, b) => a - b)
  if (took.length === 0) throw new Error(`pgbench gave no figure:\n${stderr}`)
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
  return { perSecond: took.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failures: 0 }
}

/** Measures the search sorted by distance over HTTP, beside the plain statement, with a million rows in PostgreSQL. */
export async function benchMapSearch(root: string): Promise<Table> {
  const table: Table = {
    title: `Search of Paris sorted by distance among ${totalRows.toLocaleString('en')} rows, ${connections} callers at once`,
    columns: ['asked', 'answers/s', 'p50 ms', 'p99 ms', 'failures'],
    rows: [],
  }
  const binaries = findPostgresBinaries()
  if (!binaries) return { ...table, notes: ['no PostgreSQL is installed: nothing was measured'] }
  const { cluster, stop } = await startCluster(binaries)
  const folder = mkdtempSync(join(tmpdir(), 'retour-bench-search-'))
  const command = [process.execPath, 'packages/server/src/main.ts']
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: cluster.superuserUrl }
  try {
    await (await startProduct(root, command, env)).stop()
    const database = await openDatabase({ url: cluster.superuserUrl })
    await fillTo(database, totalRows)
    await database.close()
    const product = await startProduct(root, command, env)
    const { publishableKey } = (await (await fetch(`${product.url}/config.json`)).json()) as {
      publishableKey: string
    }
    const load = (duration: number) =>
      loadHttp({
        url: new URL('/functions/v1/get-refund-locations', product.url),
        headers: { apikey: publishableKey },
        json: JSON.stringify(question),
        connections,
        seconds: duration,
      })
    await load(2)
    const own = await load(seconds)
    const bare = askPostgres(binaries, cluster.superuserUrl, folder)
    const measured = [
      ['POST /functions/v1/get-refund-locations', own],
      ['the same statement, prepared, by pgbench', bare],
    ] as const
    table.figures = [
      beside('search among a million, p50', own.p50Ms, {
        peer: 'bare SQL',
        against: bare.p50Ms,
        unit: 'ms',
        better: 'less',
        bar: 1.2,
      }),
    ]
    await product.stop()
    for (const [request, { perSecond, p50Ms, p99Ms, failures }] of measured)
      table.rows.push([request, Math.round(perSecond), p50Ms.toFixed(2), p99Ms.toFixed(2), failures])
    return table
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await stop()
  }
}
