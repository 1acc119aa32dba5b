import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallerClaims } from '@retour/server/src/database/database.ts'
import { openDatabase } from '@retour/server/src/database/open-database.ts'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { startCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'
import { sql } from 'kysely'
import { atMost, beside, type Figure } from './figures.ts'
import { loadHttp } from './http-load.ts'
import { mailsOfFolder, makeAccount, type Session } from './make-account.ts'
import { startProduct } from './product.ts'
import type { Table } from './table.ts'

const seconds = 6
const connections = 16
const person = { email: 'bench@example.com', password: 'correct horse battery' }

/** A read through /rest/v1, and the same in SQL. */
type Read = { name: string; path: string; claims: CallerClaims; select: string }

const guestColumns = 'id,name,address,city,country,type'
const guestRead: Read = {
  name: "guest's read",
  path: `/rest/v1/refund_offices?select=${guestColumns}&country=eq.france&order=id.desc&limit=2`,
  claims: { role: 'anon' },
  select: `select ${guestColumns} from public.refund_offices where country = 'france' order by id desc limit 2`,
}

/** A single row that only its owner may read, while their session lives. */
const ownerRead = (id: string, sessionId: string): Read => ({
  name: "owner's read",
  path: `/rest/v1/profiles?select=id,email,updated_at&id=eq.${id}`,
  claims: { role: 'authenticated', sub: id, email: person.email, session_id: sessionId },
  select: `select id, email, updated_at from public.profiles where id = '${id}'`,
})

/** The same read in the same role for pgbench: begin, session, role and claims, select, commit. */
const transactionOf = ({ claims, select }: Read) => `begin;
select ${claims.role === 'authenticated' ? `app.require_session('${claims.session_id}', '${claims.sub}', now()),` : ''}
  set_config('role', '${claims.role}', true), set_config('request.jwt.claims', '${JSON.stringify(claims)}', true);
${select};
commit;
`

const memoryMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const sessionIdOf = ({ access_token }: Session) =>
  (
    JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as {
      session_id: string
    }
  ).session_id

/** Measures both reads through a server. Returns them with their figures. */
async function readThrough(root: string, env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-rest-'))
  try {
    // The first start creates and fills the database; the regular state of the product is measured.
    const command = [process.execPath, 'packages/server/src/main.ts']
    await (await startProduct(root, command, { DATA_DIR: dataDir, ...env })).stop()
    const product = await startProduct(root, command, { DATA_DIR: dataDir, ...env })
    const { url } = product
    const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string }
    const key = { apikey: config.publishableKey }
    const session = await makeAccount(
      {
        url,
        readMails: mailsOfFolder(dataDir),
        headers: { ...key, 'Content-Type': 'application/json' },
      },
      person,
    )
    const measure = async (read: Read, headers: Record<string, string>) => {
      const load = (duration: number) =>
        loadHttp({
          url: new URL(read.path, url),
          headers: { ...key, ...headers, 'Accept-Profile': 'public' },
          connections,
          seconds: duration,
        })
      await load(2)
      return { read, ...(await load(seconds)), residentMb: memoryMb(product.pid) }
    }
    const asOwner = { Authorization: `Bearer ${session.access_token}` }
    const results = [
      await measure(guestRead, {}),
      await measure(ownerRead(session.user.id, sessionIdOf(session)), asOwner),
    ]
    await product.stop()
    return results
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Measures the role transactions inside the process, without HTTP, which is the maximum of the embedded database. */
async function readInProcess(): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-embedded-'))
  const { migrate } = await import('@retour/server/src/database/migrate.ts')
  const { seed } = await import('@retour/server/src/database/seed.ts')
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await seed(database, 'guide-2025-05')
  const id = randomUUID()
  await sql`insert into auth.users (id, email) values (${id}, ${person.email})`.execute(database.own)
  await sql`insert into auth.sessions (id, user_id) values (${id}, ${id})`.execute(database.own)
  const alive = { aliveAt: new Date() }
  const measure = async ({ claims, select }: Read) => {
    const end = performance.now() + seconds * 1000
    let done = 0
    const lane = async () => {
      while (performance.now() < end) {
        await database.asCaller(claims, (tx) => sql.raw(select).execute(tx), alive)
        done += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, lane))
    return done / seconds
  }
  const rates = [await measure(guestRead), await measure(ownerRead(id, id))]
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  return rates
}

function pgbench(binaries: string, url: string, folder: string, read: Read) {
  const file = join(folder, 'transaction.sql')
  writeFileSync(file, transactionOf(read))
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
  const addRow = (
    database: string,
    peer: string,
    { read, ...result }: Awaited<ReturnType<typeof readThrough>>[number],
    peerPerSecond: number,
  ) => {
    const name = `${read.name}, ${database}`
    figures.push(
      beside(name, result.perSecond, { peer, against: peerPerSecond, unit: '/s', better: 'more', bar: 0.8 }),
      atMost(`${name}: failures`, result.failures, { limit: 0, unit: '' }),
    )
    rows.push([
      read.name,
      database,
      Math.round(peerPerSecond),
      Math.round(result.perSecond),
      `${Math.round((result.perSecond / peerPerSecond) * 100)} %`,
      result.p50Ms.toFixed(1),
      result.p99Ms.toFixed(1),
      Math.round(result.residentMb),
      result.failures,
    ])
  }

  const binaries = findPostgresBinaries()
  if (binaries) {
    const { cluster, stop } = await startCluster(binaries)
    const folder = mkdtempSync(join(tmpdir(), 'retour-bench-pgbench-'))
    try {
      for (const result of await readThrough(root, { DATABASE_URL: cluster.superuserUrl }))
        addRow('PostgreSQL', 'pgbench', result, pgbench(binaries, cluster.superuserUrl, folder, result.read))
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await stop()
    }
  }
  const embedded = await readThrough(root, {})
  const inProcess = await readInProcess()
  for (const [index, result] of embedded.entries())
    addRow('embedded', 'in process', result, inProcess[index] ?? 0)
  const residentMb = Math.max(...embedded.map((result) => result.residentMb))
  figures.push(atMost('memory after reads, embedded', residentMb, { limit: 250, unit: 'MB' }))
  return {
    title: `Reads through /rest/v1, ${connections} connections, one process, ${seconds} s each`,
    columns: ['read', 'database', 'role tx/s', 'REST/s', 'ratio', 'p50 ms', 'p99 ms', 'RSS MB', 'failures'],
    rows,
    figures,
  }
}
