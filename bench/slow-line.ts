import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openSlowLine } from '../journeys/outside/slow-line.ts'
import { atMost, type Figure } from './figures.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './product.ts'
import type { Table } from './table.ts'

const visits = Number(process.env.SLOW_LINE_VISITS ?? 50)
const pace = { bytesPerSecond: 50_000, latencyMs: 400 }
/** Parallel visits, each on its own connection. */
const lanes = 4
/** A page without a reaction for this long after a press counts as dead. */
const timeoutMs = 45_000

type Press = (page: Page) => { button: string; answer: string }

const signIn: Press = () => ({ button: 'header button:visible:text-is("Sign In")', answer: 'dialog[open]' })
const submit: Press = () => ({
  button: 'main form button[type="submit"]',
  answer: 'main [aria-invalid="true"]',
})

const pages: [type: string, path: string, press: Press][] = [
  ['home', '/', submit],
  ['country', '/france', signIn],
  ['city', '/france/paris', signIn],
  ['airport', '/france/cdg', signIn],
  ['article', '/how-vat-refund-works-in-france', signIn],
  ['calculator', '/vat-calculator', submit],
  ['map-locations', '/map-locations', signIn],
  ['booking', '/france/paris/book-chauffeur', submit],
  ['auth', '/auth', submit],
]

/**
 * Makes a first visit that presses the button once it is visible. Returns the response time, or null if the page is
 * dead.
 */
async function visit(browser: Browser, url: string, path: string, press: Press): Promise<number | null> {
  const line = await openSlowLine(url, pace)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const { button, answer } = press(page)
    const started = performance.now()
    await page.goto(line.url + path, { waitUntil: 'commit', timeout: timeoutMs })
    await page.locator(button).first().click({ timeout: timeoutMs, noWaitAfter: true })
    const reaction = page.locator(answer).first()
    const hasReacted = await reaction.waitFor({ timeout: timeoutMs }).then(
      () => true,
      () => false,
    )
    return hasReacted ? performance.now() - started : null
  } finally {
    await context.close()
    await line.close()
  }
}

/** Counts pages that never react on first visits at 50 kB/s with 400 ms; the limit is 0. */
export async function benchSlowLine(root: string): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-slow-'))
  const product = await startProduct(root, [process.execPath, 'packages/server/src/main.ts'], {
    DATA_DIR: dataDir,
  })
  const browser = await openBrowser()
  try {
    const rows: Table['rows'] = []
    const figures: Figure[] = []
    for (const [type, path, press] of pages) {
      const took: number[] = []
      let dead = 0
      let started = 0
      const lane = async () => {
        while (started < visits) {
          started += 1
          const ms = await visit(browser, product.url, path, press)
          if (ms === null) dead += 1
          else took.push(ms)
        }
      }
      await Promise.all(Array.from({ length: lanes }, lane))
      figures.push(atMost(`dead visits of ${path}`, dead, { limit: 0, unit: '' }))
      rows.push([
        type,
        path,
        `${dead} of ${visits}`,
        Math.round(median(took)),
        Math.round(Math.max(0, ...took)),
      ])
    }
    return {
      title: `First visits at ${pace.bytesPerSecond / 1000} kB/s with ${pace.latencyMs} ms, ${visits} of each, ${lanes} side by side`,
      columns: ['page', 'address', 'dead', 'press answered, median ms', 'slowest ms'],
      rows,
      notes: [`dead: no answer ${timeoutMs / 1000} s after a press`],
      figures,
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
