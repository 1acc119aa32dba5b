import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditPage, categories, figuresOf, type PageFigures } from './audit-page.ts'
import { fetchLighthouse, type Result } from './fetch-lighthouse.ts'
import { atLeast, atMost, beside, type Figure } from './figures.ts'
import { buildPeers, type Peer } from './peers/build-peers.ts'
import { startExchangeService } from './load/exchange-service.ts'
import { startProduct } from './product.ts'
import type { Table } from './table.ts'

const runs = 5
const pages = [
  ['home', '/'],
  ['country', '/france'],
  ['city', '/france/paris'],
  ['airport', '/france/cdg'],
  ['article', '/vat-refund-rules-2025'],
  ['calculator', '/vat-calculator'],
] as const
/** The page whose text the peers show. */
const comparedPage = '/france/paris'
/** LIGHTHOUSE_PAGES=calculator,home measures only these pages. */
const wantedPages = process.env.LIGHTHOUSE_PAGES?.split(',') ?? pages.map(([name]) => name)
/** Returns the limits of a page. The calculator has a form, so its largest paint may be later, which costs a point. */
const limitsOf = (path: string) =>
  path === '/vat-calculator'
    ? { largestPaintMs: 1000, performance: 99 }
    : { largestPaintMs: 900, performance: 100 }

/** Returns the figures of a page that have limits. */
function figuresOfPage(path: string, measured: PageFigures): Figure[] {
  const limits = limitsOf(path)
  return [
    ...categories.map((name, index) =>
      atLeast(`${name} of ${path}`, measured.scores[index] ?? 0, {
        limit: name === 'performance' ? limits.performance : 100,
        unit: 'points',
      }),
    ),
    atMost(`largest paint of ${path}`, measured.largestPaintMs, { limit: limits.largestPaintMs, unit: 'ms' }),
    // Smaller differences come from single short tasks, so they do not count.
    atMost(`blocking time of ${path}`, measured.blockingMs, { limit: 20, unit: 'ms', grain: 10 }),
    atMost(`layout shift of ${path}`, measured.layoutShift, { limit: 0, unit: '', grain: 0.0005 }),
  ]
}

/** Returns the largest paint beside that of the fastest peer; nothing without peers. */
function figureBeside(
  path: string,
  ours: PageFigures,
  peers: [name: string, figures: PageFigures][],
): Figure[] {
  const [best] = peers.toSorted(([, a], [, b]) => a.largestPaintMs - b.largestPaintMs)
  if (!best) return []
  const [peer, { largestPaintMs: against }] = best
  const name = `largest paint of ${path} beside a bare page`
  return [beside(name, ours.largestPaintMs, { peer, against, unit: 'ms', better: 'less', bar: 0.55 })]
}

const row = (name: string, figures: PageFigures) => [
  name,
  ...figures.scores,
  Math.round(figures.largestPaintMs),
  Math.round(figures.blockingMs),
  figures.layoutShift.toFixed(3),
  figures.documentKb.toFixed(1),
  figures.scriptsKb.toFixed(1),
]

/**
 * Runs Lighthouse for mobile on one page of each kind: medians of five cold runs. The city page takes turns with pages
 * of Next and Astro that have the same text and are built for this run. Throws if npm cannot reach its registry.
 */
export async function benchLighthouse(root: string): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'retour-bench-lighthouse-'))
  const lighthouse = await fetchLighthouse(join(folder, 'lighthouse'))
  // The calculator asks for rates, and a refusal would count as a fault of its page.
  const exchange = await startExchangeService()
  const product = await startProduct(root, [process.execPath, 'packages/server/src/main.ts'], {
    DATA_DIR: join(folder, 'data'),
    FX_URL: exchange.url,
  })
  let peers: Peer[] = []
  try {
    if (wantedPages.includes('city'))
      peers = await buildPeers(join(folder, 'peers'), product.url + comparedPage)
    const rows: Table['rows'] = []
    const figures: Figure[] = []
    const notes = [
      'kB: the document and its scripts as sent. Peers carry the text of the city and one form; no page paints before the one of one word.',
    ]
    for (const [name, path] of pages) {
      if (!wantedPages.includes(name)) continue
      const besides = path === comparedPage ? peers : []
      const sides = [{ name: `${name} ${path}`, url: product.url + path }, ...besides]
      const results = sides.map((): Result[] => [])
      for (let run = 0; run < runs; run += 1)
        for (const [index, { url }] of sides.entries()) results[index]?.push(await auditPage(lighthouse, url))
      const measured = sides.map((side, index): [string, PageFigures] => [
        side.name,
        figuresOf(results[index] ?? []),
      ])
      for (const [side, one] of measured) rows.push(row(side, one))
      const [, ours] = measured[0] ?? ['', figuresOf([])]
      const others = measured.filter((_, index) => besides[index - 1]?.isPeer)
      figures.push(...figuresOfPage(path, ours), ...figureBeside(path, ours, others))
      if (ours.faults.length > 0) notes.push(`${path}: ${ours.faults.join(', ')}`)
    }
    return {
      title: `Lighthouse mobile, simulated slow 4G and 4x CPU (medians of ${runs} cold runs)`,
      columns: ['page', ...categories, 'LCP ms', 'TBT ms', 'CLS', 'document kB', 'scripts kB'],
      rows,
      notes,
      figures,
    }
  } finally {
    await Promise.all(peers.map(({ stop }) => stop()))
    await product.stop()
    exchange.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
