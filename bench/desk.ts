import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@retour/server/src/database/migrate.ts'
import { openDatabase } from '@retour/server/src/database/open-database.ts'
import { seed } from '@retour/server/src/database/seed.ts'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { startCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'
import { askDesk, type QueryTimes } from './desk/ask-desk.ts'
import { insertLeads, insertRides } from './desk/fill-desk.ts'
import { atMost, type Figure } from './figures.ts'
import type { Table } from './table.ts'

const small = { leads: 1000, rides: 1000, open: 400 }
const full = { leads: 500_000, rides: 50_000, open: 2000 }
const barMs = 100

async function askOf(options: Parameters<typeof openDatabase>[0], size: typeof small) {
  const database = await openDatabase(options)
  try {
    await migrate(database)
    await seed(database, 'guide-2025-05')
    await insertLeads(database, size.leads)
    await insertRides(database, size.rides, size.open)
    return await askDesk(database)
  } finally {
    await database.close()
  }
}

async function onPostgres(binaries: string, size: typeof small) {
  const { cluster, stop } = await startCluster(binaries)
  try {
    return await askOf({ url: cluster.superuserUrl }, size)
  } finally {
    await stop()
  }
}

async function onEmbedded(size: typeof small) {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-desk-'))
  try {
    return await askOf({ dataDir }, size)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Measures the desk's queue and searches with 50,000 rides and 500,000 leads, compared to 1,000 of each, one query
 * after another.
 */
export async function benchDesk(): Promise<Table> {
  const rows: Table['rows'] = []
  const figures: Figure[] = []
  const compare = async (
    name: string,
    ask: (size: typeof small) => Promise<Map<string, QueryTimes>>,
  ): Promise<void> => {
    const [few, many] = [await ask(small), await ask(full)]
    for (const [question, { p50, p99 }] of many) {
      const before = few.get(question)!
      rows.push([
        name,
        question,
        before.p99.toFixed(1),
        p50.toFixed(1),
        p99.toFixed(1),
        (p50 / before.p50).toFixed(1),
      ])
      figures.push(atMost(`${question}, p99, ${name}`, p99, { limit: barMs, unit: 'ms' }))
    }
  }
  const binaries = findPostgresBinaries()
  if (binaries) await compare('PostgreSQL', (size) => onPostgres(binaries, size))
  await compare('embedded', onEmbedded)
  return {
    title: `The desk: ${full.rides.toLocaleString('en')} rides (${full.open.toLocaleString('en')} open) and ${full.leads.toLocaleString('en')} leads beside 1,000 of each`,
    columns: ['database', 'question', 'p99 ms of 1,000', 'p50 ms', 'p99 ms', 'p50 ratio'],
    rows,
    notes: ['the 99th percentile of 200 questions'],
    figures,
  }
}
