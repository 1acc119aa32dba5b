import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { type Audit, fetchLighthouse, type Result } from './fetch-lighthouse.ts'
import { atLeast, atMost, type Figure } from './figures.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'
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
/** LIGHTHOUSE_PAGES=calculator,home measures these alone. */
const wantedPages = process.env.LIGHTHOUSE_PAGES?.split(',') ?? pages.map(([name]) => name)
/** What the page of a form may take longer than one that is only read, in ms. */
const largestPaint = { '/vat-calculator': 1000, others: 900 }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

/** One cold audit with Lighthouse's own mobile settings: simulated slow 4G and a 4x slower processor. */
async function audit(lighthouse: Audit, url: string): Promise<Result> {
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
    if (!answer) throw new Error(`Lighthouse gave no answer for ${url}`)
    if (answer.lhr.runtimeError) throw new Error(answer.lhr.runtimeError.message)
    return answer.lhr
  } finally {
    await browser.close()
  }
}

/** What the audits found fault with: names of the audits that cost points outside performance. */
function faults(results: Result[]): string[] {
  const found = new Set<string>()
  for (const { audits, categories: scored } of results)
    for (const name of categories.slice(1))
      for (const { id, weight } of scored[name]?.auditRefs ?? [])
        if (weight > 0 && (audits[id]?.score ?? 1) < 1) found.add(id)
  return [...found]
}

/** Lighthouse mobile on one page of each kind: medians of five cold runs. */
export async function benchLighthouse(root: string): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-lighthouse-'))
  const lighthouse = await fetchLighthouse(join(dataDir, 'lighthouse'))
  const product = await startProduct(root, [process.execPath, 'packages/server/src/main.ts'], {
    DATA_DIR: join(dataDir, 'data'),
  })
  try {
    const rows: Table['rows'] = []
    const figures: Figure[] = []
    const notes: string[] = []
    for (const [name, path] of pages) {
      if (!wantedPages.includes(name)) continue
      const results: Result[] = []
      for (let run = 0; run < runs; run++) results.push(await audit(lighthouse, product.url + path))
      const score = (key: string) =>
        Math.round(100 * median(results.map((one) => one.categories[key]?.score ?? 0)))
      const timing = (key: string) => median(results.map((one) => one.audits[key]?.numericValue ?? 0))
      const [lcp, tbt, cls] = timings.map(timing)
      rows.push([
        `${name} ${path}`,
        ...categories.map(score),
        Math.round(lcp ?? 0),
        Math.round(tbt ?? 0),
        (cls ?? 0).toFixed(3),
      ])
      for (const key of categories)
        figures.push(
          atLeast(`${key} of ${path}`, score(key), {
            limit: key === 'performance' ? 99 : 100,
            unit: 'points',
          }),
        )
      figures.push(
        atMost(`largest paint of ${path}`, lcp ?? Infinity, {
          limit: path === '/vat-calculator' ? largestPaint[path] : largestPaint.others,
          unit: 'ms',
        }),
        // Below, single tasks of a timer's length decide.
        atMost(`blocking time of ${path}`, tbt ?? Infinity, { limit: 20, unit: 'ms', grain: 10 }),
        atMost(`layout shift of ${path}`, cls ?? Infinity, { limit: 0, unit: '', grain: 0.0005 }),
      )
      const found = faults(results)
      if (found.length > 0) notes.push(`${path}: ${found.join(', ')}`)
    }
    return {
      title: `Lighthouse mobile, simulated slow 4G and 4x CPU (medians of ${runs} cold runs)`,
      columns: ['page', ...categories, 'LCP ms', 'TBT ms', 'CLS'],
      rows,
      notes,
      figures,
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
