import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { startCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'
import { median } from './median.ts'
import { startProduct, type RunningProduct } from './product.ts'
import type { Table } from './table.ts'

const parallelLogins = 20
const rounds = 5
const person = { email: 'bench@example.com', password: 'correct horse battery' }

type LoopDelay = { maxMs: number; p99Ms: number }

async function confirmedAccount(product: RunningProduct, dataDir: string, headers: Record<string, string>) {
  const made = await fetch(`${product.url}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...person, data: { full_name: 'Bench Person' } }),
  })
  if (!made.ok) throw new Error(`sign-up answered ${made.status}: ${await made.text()}`)
  const link = await untilFound(async () => {
    const folder = join(dataDir, 'mail')
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.eml'))) {
      const mail = await PostalMime.parse(readFileSync(join(folder, name)))
      const [found] = /https?:\S+\/auth\/v1\/verify\S+/.exec(mail.text ?? '') ?? []
      if (found) return found
    }
    return undefined
  })
  const parameters = new URL(link).searchParams
  const confirmed = await fetch(`${product.url}/auth/v1/verify`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ type: 'signup', token_hash: parameters.get('token') }),
  })
  if (!confirmed.ok) throw new Error(`confirming answered ${confirmed.status}: ${await confirmed.text()}`)
}

async function untilFound<T>(look: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('no confirmation mail after 20 s')
}

async function measure(root: string, env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-sign-in-'))
  const command = [
    process.execPath,
    '--import',
    join(root, 'bench', 'watch-loop.ts'),
    'packages/server/src/main.ts',
  ]
  const product = await startProduct(root, command, { DATA_DIR: dataDir, ...env })
  try {
    const config = (await (await fetch(`${product.url}/config.json`)).json()) as { publishableKey: string }
    const headers = { apikey: config.publishableKey, 'content-type': 'application/json' }
    await confirmedAccount(product, dataDir, headers)
    const took: number[] = []
    const signIn = async () => {
      const started = performance.now()
      const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers,
        body: JSON.stringify(person),
      })
      await answer.text()
      if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
      took.push(performance.now() - started)
    }
    const inParallel = () => Promise.all(Array.from({ length: parallelLogins }, signIn))
    await inParallel()
    took.length = 0
    const delays: LoopDelay[] = []
    for (let round = 0; round < rounds; round += 1) {
      await product.loopDelay()
      await inParallel()
      delays.push(await product.loopDelay())
    }
    const sorted = took.toSorted((a, b) => a - b)
    return {
      medianLongestMs: median(delays.map(({ maxMs }) => maxMs)),
      longestMs: Math.max(...delays.map(({ maxMs }) => maxMs)),
      p50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Rounds of 20 sign-ins at once: the event loop's longest delay in the serving process, on both databases. */
export async function benchSignIn(root: string): Promise<Table> {
  const rows: Table['rows'] = []
  const row = (name: string, { medianLongestMs, longestMs, p50Ms }: Awaited<ReturnType<typeof measure>>) =>
    rows.push([name, medianLongestMs.toFixed(1), longestMs.toFixed(1), p50Ms.toFixed(0)])
  const binaries = findPostgresBinaries()
  if (binaries) {
    const { cluster, stop } = await startCluster(binaries)
    try {
      row('PostgreSQL', await measure(root, { DATABASE_URL: cluster.superuserUrl }))
    } finally {
      await stop()
    }
  }
  row('embedded', await measure(root, {}))
  return {
    title: `${parallelLogins} sign-ins at once, ${rounds} rounds`,
    columns: ['database', 'longest delay, median round (ms)', 'longest of all (ms)', 'sign-in p50 (ms)'],
    rows,
    notes: ['bar: the longest delay of the event loop under 20 ms'],
  }
}
