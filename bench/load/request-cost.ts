import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { childrenOf } from '@retour/server/src/testing/children-of.ts'
import { atMost } from '../figures.ts'
import type { Table } from '../table.ts'
import { askConcierge, book, calculate, openDashboard, searchLocations, signIn } from './api-actions.ts'
import { openLinePool } from './line-pool.ts'
import type { LoadSetup } from './load-step.ts'
import { openLoadSetup } from './open-load-setup.ts'
import { pageView } from './page-views.ts'
import { readCpuSeconds } from './process-cpu.ts'
import { startSafePostgres } from './safe-postgres.ts'
import { seededDraw } from './seeded-draw.ts'
import { someSender, type Ask, type Kind, type MakeAction } from './traffic.ts'

/** Few enough for the rate limits: an account may ask the concierge twenty times a minute. */
const requestKinds: { kind: Kind; make: MakeAction; count: number }[] = [
  { kind: 'page', make: pageView, count: 3000 },
  { kind: 'page held', make: pageView, count: 3000 },
  { kind: 'file', make: pageView, count: 3000 },
  { kind: 'rates', make: calculate, count: 2000 },
  { kind: 'locations', make: searchLocations, count: 1500 },
  { kind: 'dashboard', make: openDashboard, count: 1500 },
  { kind: 'lead', make: calculate, count: 500 },
  { kind: 'booking', make: book, count: 300 },
  { kind: 'chat', make: askConcierge, count: 300 },
  { kind: 'sign-in', make: signIn, count: 150 },
]
const atOnce = 4

/** Draws requests of one kind from the actions of visitors. */
function drawAsks({ scene }: LoadSetup, { kind, make, count }: (typeof requestKinds)[number]): Ask[] {
  const draw = seededDraw(count)
  const asks: Ask[] = []
  while (asks.length < count)
    asks.push(
      ...make(scene, draw, someSender(draw))
        .flat()
        .filter((ask) => ask.kind === kind),
    )
  return asks.slice(0, count)
}

async function waitUntilMailed(metricsPort: number) {
  for (;;) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const unfinished = [...text.matchAll(/^retour_mail_queue\{state="(?!held)\w+"\} (\d+)$/gm)]
    if (unfinished.every(([, count]) => count === '0')) return
    await pause(500)
  }
}

/** Waits for work that no request asked for, like the compression of a page that was just read. */
async function waitUntilIdle(pid: number) {
  for (let seconds = Infinity; seconds > 0.05;) {
    const before = readCpuSeconds([pid])
    await pause(1000)
    seconds = readCpuSeconds([pid]) - before
  }
}

type Cost = { serverMs: number; databaseMs: number; failures: number }

async function costOf(setup: LoadSetup, asks: Ask[], databasePids: () => number[]): Promise<Cost> {
  const { metricsPort, port, product } = setup.server
  const lines = openLinePool(port, '127.0.0.1')
  const run = async (some: Ask[]) => {
    const left = [...some]
    let failures = 0
    const lane = async () => {
      for (let ask = left.pop(); ask; ask = left.pop())
        if ((await lines.ask(ask.request)).status !== ask.status) failures += 1
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    await waitUntilMailed(metricsPort)
    return failures
  }
  const warm = Math.ceil(asks.length / 10)
  await run(asks.slice(0, warm))
  await waitUntilIdle(product.pid)
  const before = [readCpuSeconds([product.pid]), readCpuSeconds(databasePids())] as const
  const failures = await run(asks.slice(warm))
  const each = 1000 / (asks.length - warm)
  lines.close()
  return {
    serverMs: (readCpuSeconds([product.pid]) - before[0]) * each,
    databaseMs: (readCpuSeconds(databasePids()) - before[1]) * each,
    failures,
  }
}

async function costsOn(root: string, settings: Record<string, string>, databasePids: () => number[]) {
  const { setup, close } = await openLoadSetup(root, settings)
  try {
    const costs: Cost[] = []
    for (const one of requestKinds) costs.push(await costOf(setup, drawAsks(setup, one), databasePids))
    return costs
  } finally {
    await close()
  }
}

/** Measures the processor time of one request of each kind, including its mails, on both databases. */
export async function benchRequestCost(root: string): Promise<Table> {
  const embedded = await costsOn(root, {}, () => [])
  const binaries = findPostgresBinaries()
  let postgres: Cost[] | null = null
  if (binaries) {
    const { cluster, socketPath, stop } = await startSafePostgres(binaries)
    const master = Number.parseInt(
      readFileSync(join(dirname(socketPath), 'data', 'postmaster.pid'), 'utf8'),
      10,
    )
    const pids = () => [master, ...childrenOf(master)]
    try {
      postgres = await costsOn(root, { DATABASE_URL: cluster.superuserUrl }, pids)
    } finally {
      await stop()
    }
  }
  const embeddedMs = (kind: string) =>
    embedded[requestKinds.findIndex((one) => one.kind === kind)]?.serverMs ?? Infinity
  return {
    figures: [
      atMost('a lead with its mail, embedded', embeddedMs('lead'), { limit: 5, unit: 'ms of processor' }),
      atMost('a ride with its mails, embedded', embeddedMs('booking'), { limit: 8, unit: 'ms of processor' }),
    ],
    title: `Processor time of one request in ms, ${atOnce} at once, mails included`,
    columns: ['what', 'embedded', 'with PostgreSQL: server', 'database', 'failures'],
    rows: requestKinds.map(({ kind }, n) => [
      kind,
      (embedded[n]?.serverMs ?? 0).toFixed(2),
      postgres?.[n]?.serverMs.toFixed(2) ?? '',
      postgres?.[n]?.databaseMs.toFixed(2) ?? '',
      (embedded[n]?.failures ?? 0) + (postgres?.[n]?.failures ?? 0),
    ]),
  }
}
