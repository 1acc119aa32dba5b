import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilledSite } from '@retour/server/src/site/fill-site.ts'
import { beside, type Figure } from '../figures.ts'
import { loadHttp } from '../http-load.ts'
import { median } from '../median.ts'
import { requestText } from '../request-text.ts'
import type { Table } from '../table.ts'
import { startBareHttp } from './bare-http.ts'
import { startLoadedServer } from './loaded-server.ts'
import { startNginx } from './nginx.ts'
import { readCpuSeconds } from './process-cpu.ts'
import { readPages } from './read-pages.ts'
import type { ScenePage } from './scene.ts'
import { layOutSite, openServedSite } from './served-site.ts'

const connections = 16
const seconds = 5
const rounds = 3

const bareName = 'bare node:http'

type Side = { name: string; url: string; pids: () => number[] }
type Mix = { name: string; requestsFor: (host: string) => string[] }

/** nginx-light does not support brotli, so both are asked for gzip, in which both have every page. */
const takes = { 'Accept-Encoding': 'gzip' }
const get = (host: string, path: string, headers = {}) =>
  requestText(host, { path, headers: { ...takes, ...headers } })

/** Pages only, and pages with all their files, in the order in which a browser requests them. */
const mixesOf = (pages: ScenePage[]): Mix[] => [
  { name: 'pages', requestsFor: (host) => pages.map(({ path }) => get(host, path)) },
  {
    name: 'pages with their files',
    requestsFor: (host) =>
      pages.flatMap(({ path, files }) => [path, ...files].map((address) => get(host, address))),
  },
]

/** Returns the mean length of the pages as they are sent, in bytes. */
async function meanBytes(site: FilledSite, pages: ScenePage[]): Promise<number> {
  const lengths = await Promise.all(
    pages.map(async ({ path }) => (await site.read(site.pages.get(path)?.file ?? '', 'gzip')).byteLength),
  )
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length)
}

async function measure({ url, pids }: Side, { requestsFor }: Mix, duration: number) {
  const address = new URL(url)
  const before = readCpuSeconds(pids())
  const result = await loadHttp({
    url: address,
    requests: requestsFor(address.host),
    connections,
    seconds: duration,
  })
  const cpuMs = ((readCpuSeconds(pids()) - before) * 1000) / (result.perSecond * duration)
  return { ...result, cpuMs }
}

/**
 * Measures the built site from our server and from nginx, and a server without a site. They take turns, so that other
 * work on the machine affects all of them.
 */
export async function benchStaticShare(root: string): Promise<Table> {
  const server = await startLoadedServer(root, {})
  const site = openServedSite(server.product.url)
  const folder = await mkdtemp(join(tmpdir(), 'retour-bench-site-'))
  await layOutSite(site, folder)
  const nginx = await startNginx(folder)
  const { frontPages } = await readPages(site)
  const bare = await startBareHttp(await meanBytes(site, frontPages))
  const sides: Side[] = [{ name: 'Retour', url: server.product.url, pids: () => [server.product.pid] }]
  if (nginx) sides.push({ name: 'nginx', url: nginx.url, pids: nginx.pids })
  sides.push({ name: bareName, url: bare.url, pids: () => [bare.pid] })
  const rows: Table['rows'] = []
  const figures: Figure[] = []
  try {
    for (const mix of mixesOf(frontPages)) {
      const runs = new Map<Side, Awaited<ReturnType<typeof measure>>[]>(sides.map((side) => [side, []]))
      for (const side of sides) await measure(side, mix, 2)
      for (let round = 0; round < rounds; round += 1)
        for (const side of sides) runs.get(side)?.push(await measure(side, mix, seconds))
      for (const side of sides) {
        const of = (read: (run: Awaited<ReturnType<typeof measure>>) => number) =>
          median((runs.get(side) ?? []).map(read))
        rows.push([
          mix.name,
          side.name,
          Math.round(of((run) => run.perSecond)),
          of((run) => run.p50Ms).toFixed(1),
          of((run) => run.p99Ms).toFixed(1),
          of((run) => run.cpuMs).toFixed(3),
          of((run) => run.failures),
        ])
      }
      const rates = sides.map((side) => median((runs.get(side) ?? []).map((run) => run.perSecond)))
      const [own = 0, peer] = rates
      if (nginx && peer)
        figures.push(
          beside(mix.name, own, { peer: 'nginx', against: peer, unit: '/s', better: 'more', bar: 0.5 }),
        )
    }
  } finally {
    await nginx?.stop()
    await bare.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    title: `Static pages: one process beside one nginx worker, ${connections} connections, median of ${rounds} × ${seconds} s in turns`,
    columns: ['what', 'from', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms each', 'failures'],
    rows,
    figures,
    notes: [
      nginx ? 'both log a line for each request and send the gzip form' : 'nginx is not installed',
      `${bareName} answers everything with one text as long as these pages are on average, without a log: no server on Node takes less`,
    ],
  }
}
