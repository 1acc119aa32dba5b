import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { startCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'
import { atMost, type Figure } from './figures.ts'
import { mailsOfFolder, makeAccount } from './make-account.ts'
import { median } from './median.ts'
import { startProduct } from './product.ts'
import type { Table } from './table.ts'

const parallelLogins = 20
const rounds = 5
const person = { email: 'bench@example.com', password: 'correct horse battery' }

type LoopDelay = { maxMs: number; p99Ms: number }

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
    await makeAccount({ url: product.url, readMails: mailsOfFolder(dataDir), headers }, person)
    const took: number[] = []
    const signIn = async () => {
      const started = performance.now()
      const response = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers,
        body: JSON.stringify(person),
      })
      await response.text()
      if (!response.ok) throw new Error(`sign-in answered ${response.status}`)
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
      maxMs: Math.max(...delays.map(({ maxMs }) => maxMs)),
      p50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Measures rounds of 20 concurrent sign-ins: the event loop's longest delay in the server process, on both databases.
 */
export async function benchSignIn(root: string): Promise<Table> {
  const rows: Table['rows'] = []
  const figures: Figure[] = []
  const row = (name: string, { medianLongestMs, maxMs, p50Ms }: Awaited<ReturnType<typeof measure>>) => {
    rows.push([name, medianLongestMs.toFixed(1), maxMs.toFixed(1), p50Ms.toFixed(0)])
    figures.push(
      atMost(`longest delay of the event loop, ${name}`, medianLongestMs, { limit: 20, unit: 'ms' }),
    )
  }
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
    figures,
  }
}
