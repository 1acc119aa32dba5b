import { freePort } from '@retour/server/src/testing/free-port.ts'
import type { Audit, Result } from './fetch-lighthouse.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Medians of several audits of one page: points of 100, milliseconds, kilobytes as they were sent. */
export type PageFigures = {
  scores: number[]
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
  documentKb: number
  scriptsKb: number
  /** The audits that cost points outside performance. */
  faults: string[]
}

/** One cold audit with Lighthouse's own mobile settings: simulated slow 4G and a 4x slower processor. */
export async function auditPage(lighthouse: Audit, url: string): Promise<Result> {
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

/** Returns the medians of audits of the same page. */
export function figuresOf(results: Result[]): PageFigures {
  const of = (read: (result: Result) => number) => median(results.map(read))
  const timing = (name: string) => of(({ audits }) => audits[name]?.numericValue ?? Infinity)
  return {
    scores: categories.map((name) => Math.round(100 * of((result) => result.categories[name]?.score ?? 0))),
    largestPaintMs: timing('largest-contentful-paint'),
    blockingMs: timing('total-blocking-time'),
    layoutShift: timing('cumulative-layout-shift'),
    documentKb: of((result) => sentKb(result, 'Document')),
    scriptsKb: of((result) => sentKb(result, 'Script')),
    faults: faultsOf(results),
  }
}

type Sent = { resourceType?: string; transferSize?: number }

function sentKb({ audits }: Result, type: string): number {
  const sent = (audits['network-requests']?.details?.items ?? []) as Sent[]
  const sizes = sent
    .filter(({ resourceType }) => resourceType === type)
    .map(({ transferSize = 0 }) => transferSize)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function faultsOf(results: Result[]): string[] {
  const found = new Set<string>()
  for (const { audits, categories: scored } of results)
    for (const name of categories.slice(1))
      for (const { id, weight } of scored[name]?.auditRefs ?? [])
        if (weight > 0 && (audits[id]?.score ?? 1) < 1) found.add(id)
  return [...found]
}
