import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@retour/server/src/database/open-database.ts'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { startCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'
import { sql } from 'kysely'
import { atMost, beside, type Figure } from './figures.ts'
import { loadHttp } from './http-load.ts'
import { startProduct } from './product.ts'
import type { Table } from './table.ts'

const seconds = 6
const connections = 16
const path =
  '/rest/v1/refund_offices?select=id,name,address,city,country,type&country=eq.france&order=id.desc&limit=2'
const columns = 'id, name, address, city, country, type'

/** The same read in the same role for pgbench: begin, role and claims, select, commit. */
const transaction = `begin;
select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true);
select ${columns} from public.refund_offices where country = 'france' order by id desc limit 2;
commit;
`

const memoryMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

async function readThrough(root: string, env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-rest-'))
  try {
    // The first start creates and fills the database; the regular state of the product is measured.
    const command = [process.execPath, 'packages/server/src/main.ts']
    await (await startProduct(root, command, { DATA_DIR: dataDir, ...env })).stop()
    const product = await startProduct(root, command, { DATA_DIR: dataDir, ...env })
    const config = (await (await fetch(`${product.url}/config.json`)).json()) as { publishableKey: string }
    const load = (duration: number) =>
      loadHttp({
        url: new URL(path, product.url),
        headers: { apikey: config.publishableKey, 'Accept-Profile': 'public' },
        connections,
        seconds: duration,
      })
    await load(2)
    const result = await load(seconds)
    const residentMb = memoryMb(product.pid)
    await product.stop()
    return { ...result, residentMb }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Measures the role transaction inside the process, without HTTP, which is the maximum of the embedded database. */
async function readInProcess() {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-embedded-'))
  const { migrate } = await import('@retour/server/src/database/migrate.ts')
  const { seed } = await import('@retour/server/src/database/seed.ts')
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await seed(database, 'guide-2025-05')
  const end = performance.now() + seconds * 1000
  let done = 0
  const lane = async () => {
    while (performance.now() < end) {
      await database.asCaller({ role: 'anon' }, (tx) =>
        sql
          .raw(
            `select ${columns} from public.refund_offices where country = 'france' order by id desc limit 2`,
          )
          .execute(tx),
      )
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  return done / seconds
}

function pgbench(binaries: string, url: string, folder: string) {
  const file = join(folder, 'transaction.sql')
  writeFileSync(file, transaction)
  const { stdout, stderr } = spawnSync(
    join(binaries, 'pgbench'),
    ['-n', '-f', file, '-c', String(connections), '-j', '2', '-T', String(seconds), url],
    { encoding: 'utf8' },
  )
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  if (!perSecond) throw new Error(`pgbench gave no figure:\n${stdout}${stderr}`)
  return perSecond
}

/** Measures reads through /rest/v1 beside the same role transaction without HTTP, on both databases, with memory. */
export async function benchRestReads(root: string): Promise<Table> {
  const rows: Table['rows'] = []
  const figures: Figure[] = []
  const row = (
    name: string,
    peer: string,
    read: Awaited<ReturnType<typeof readThrough>>,
    physical: number,
  ) => {
    figures.push(
      beside(`guest's read, ${name}`, read.perSecond, {
        peer,
        against: physical,
        unit: '/s',
        better: 'more',
        bar: 0.8,
      }),
      atMost(`guest's read, ${name}: failures`, read.failures, { limit: 0, unit: '' }),
    )
    rows.push([
      name,
      Math.round(physical),
      Math.round(read.perSecond),
      `${Math.round((read.perSecond / physical) * 100)} %`,
      read.p50Ms.toFixed(1),
      read.p99Ms.toFixed(1),
      Math.round(read.residentMb),
      read.failures,
    ])
  }

  const binaries = findPostgresBinaries()
  if (binaries) {
    const { cluster, stop } = await startCluster(binaries)
    const folder = mkdtempSync(join(tmpdir(), 'retour-bench-pgbench-'))
    try {
      const read = await readThrough(root, { DATABASE_URL: cluster.superuserUrl })
      row('PostgreSQL', 'pgbench', read, pgbench(binaries, cluster.superuserUrl, folder))
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await stop()
    }
  }
  const embedded = await readThrough(root, {})
  row('embedded', 'in process', embedded, await readInProcess())
  figures.push(atMost('memory after reads, embedded', embedded.residentMb, { limit: 250, unit: 'MB' }))
  return {
    title: `Reads through /rest/v1, ${connections} connections, one process, ${seconds} s each`,
    columns: ['database', 'role tx/s', 'REST/s', 'ratio', 'p50 ms', 'p99 ms', 'RSS MB', 'failures'],
    rows,
    figures,
  }
}
