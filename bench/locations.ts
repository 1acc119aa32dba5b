import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refundLocations } from '@retour/domain/places/refund-locations'
import type { Database } from '@retour/server/src/database/database.ts'
import { openDatabase } from '@retour/server/src/database/open-database.ts'
import { migrate } from '@retour/server/src/database/migrate.ts'
import { seed } from '@retour/server/src/database/seed.ts'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { startCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'
import { findRefundLocations } from '@retour/server/src/functions/find-refund-locations.ts'
import { beside, type Figure } from './figures.ts'
import type { Table } from './table.ts'

const seconds = 4
const lanes = 16
const opera = { lat: 48.8708, lng: 2.3317 }
const question = { country: 'france', city: 'paris', type: 'all', from: opera } as const

/** Adds rows of fictitious cities until the table has `total`; Paris keeps its real ones. */
export async function fillTo(database: Database, total: number) {
  await database.executeSql(
    `insert into public.refund_offices (id, name, address, city, country, type, lat, lng, confidence)
     select 'bench-' || n, 'Place ' || n, 'Street ' || n, 'town-' || (n % greatest(1, $1::int / 40)),
       (array['france', 'spain', 'italy', 'germany'])[1 + n % 4],
       (array['refund-office', 'shopping-area', 'transportation'])[1 + n % 3],
       43 + (n % 500) / 100.0, 2 + (n % 700) / 100.0, 'low'
     from generate_series(1, $1::int - (select count(*)::int from public.refund_offices)) as n
     on conflict do nothing`,
    [total],
  )
  await database.executeSql('analyze public.refund_offices')
}

/** Measures how often per second the function's own query is answered, for sixteen concurrent callers. */
async function answersPerSecond(database: Database) {
  const end = performance.now() + seconds * 1000
  let answers = 0
  const lane = async () => {
    while (performance.now() < end) {
      await findRefundLocations(database, question)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers / seconds
}

/** Returns the scan that PostgreSQL chooses for the list of a place. */
async function planUsed(database: Database) {
  const { rows } = await database.executeSql(
    `explain (format json) select * from public.refund_offices where country = 'france' and city = 'paris'`,
  )
  const plan = JSON.stringify(rows[0])
  const node = /"Node Type":\s*"([^"]+)"/.exec(plan.replaceAll('\\"', '"'))?.[1] ?? 'unknown'
  const index = /"Index Name":\s*"([^"]+)"/.exec(plan.replaceAll('\\"', '"'))?.[1]
  return index ? `${node} on ${index}` : node
}

const row = (where: string, total: number, rate: number, first: number, plan: string) => [
  where,
  total,
  Math.round(rate),
  (rate / first).toFixed(2),
  plan,
]

/** Measures a city's locations with distances, at today's size and with other cities added. */
export async function benchLocations(): Promise<Table> {
  const rows: Table['rows'] = []
  const figures: Figure[] = []
  const folder = mkdtempSync(join(tmpdir(), 'retour-bench-locations-'))
  const embedded = await openDatabase({ dataDir: folder })
  await migrate(embedded)
  await seed(embedded, 'guide-2025-05')
  await answersPerSecond(embedded)
  const embeddedRate = await answersPerSecond(embedded)
  rows.push(row('embedded', refundLocations.length, embeddedRate, embeddedRate, await planUsed(embedded)))
  await embedded.close()
  rmSync(folder, { recursive: true, force: true })

  const binaries = findPostgresBinaries()
  if (binaries) {
    const { cluster, stop } = await startCluster(binaries)
    const database = await openDatabase({ url: cluster.superuserUrl })
    try {
      await migrate(database)
      await seed(database, 'guide-2025-05')
      await answersPerSecond(database)
      let first = 0
      let last = 0
      for (const total of [refundLocations.length, 10_000, 1_000_000]) {
        await fillTo(database, total)
        const rate = await answersPerSecond(database)
        first ||= rate
        last = rate
        rows.push(row('PostgreSQL', total, rate, first, await planUsed(database)))
      }
      const peer = `with ${refundLocations.length} rows`
      figures.push(
        beside('locations of Paris among a million', last, {
          peer,
          against: first,
          unit: '/s',
          better: 'more',
        }),
      )
    } finally {
      await database.close()
      await stop()
    }
  }
  return {
    title: `Refund locations of Paris with distances, ${lanes} callers at once, ${seconds} s each`,
    columns: ['database', 'rows', 'answers/s', 'of today’s size', 'plan'],
    rows,
    figures,
    notes: binaries ? [] : ['no PostgreSQL is installed: only the embedded database was measured'],
  }
}
