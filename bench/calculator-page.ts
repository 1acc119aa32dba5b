import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { atMost, type Figure } from './figures.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './product.ts'
import { slowPhone, slowPhoneLabel } from './slow-phone.ts'
import type { Table } from './table.ts'

const rounds = 5
const sampleIntervalMs = 20
/** The limits of size and time. */
const pages = {
  '/vat-calculator': { scriptKb: 120, usableMs: 1300 },
  '/': { scriptKb: 145, usableMs: 2000 },
}

type Visit = { scriptBytes: number; wireBytes: number; firstPaintMs: number; usableMs: number }

/**
 * Makes one cold visit. The page is usable when it first responds to a press of "Calculate Refund" with its own
 * message.
 */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await slowPhone(context, page)
  const kinds = new Map<string, string>()
  let scriptBytes = 0
  let wireBytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wireBytes += encodedDataLength
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength
  })
  await page.addInitScript((everyMs) => {
    const state = window as unknown as { usableMs?: number }
    const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
    // Polling must be cheap, because it runs on the slowed processor that is measured.
    let button: HTMLButtonElement | null = null
    const timer = setInterval(() => {
      button ??= document.querySelector('form[aria-label="VAT calculator"] button[type="submit"]')
      if (document.querySelector('input[aria-invalid="true"]')) {
        state.usableMs = performance.now()
        clearInterval(timer)
      } else if (button && isHydrated(button)) button.click()
    }, everyMs)
  }, sampleIntervalMs)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'usableMs' in window, undefined, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const timing = await page.evaluate(() => ({
    usableMs: (window as unknown as { usableMs: number }).usableMs,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  return { ...timing, scriptBytes, wireBytes }
}

/**
 * Measures size and readiness of the calculator page and the home page on a slow phone: medians of five cold visits.
 */
export async function benchCalculatorPage(root: string): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-page-'))
  const product = await startProduct(root, [process.execPath, 'packages/server/src/main.ts'], {
    DATA_DIR: dataDir,
  })
  const browser = await openBrowser()
  try {
    const rows: Table['rows'] = []
    const figures: Figure[] = []
    for (const [path, bars] of Object.entries(pages)) {
      const visits: Visit[] = []
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, product.url + path))
      const of = (key: keyof Visit) => median(visits.map((one) => one[key]))
      rows.push([
        path,
        (of('scriptBytes') / 1000).toFixed(1),
        (of('wireBytes') / 1000).toFixed(1),
        Math.round(of('firstPaintMs')),
        Math.round(of('usableMs')),
      ])
      figures.push(
        atMost(`script of ${path}`, of('scriptBytes') / 1000, { limit: bars.scriptKb, unit: 'kB' }),
        atMost(`button of ${path} reacts`, of('usableMs'), {
          limit: bars.usableMs,
          unit: 'ms',
          grain: sampleIntervalMs,
        }),
      )
    }
    return {
      title: `Calculator on a slow phone (${slowPhoneLabel}; medians of ${rounds} cold visits)`,
      columns: ['page', 'script kB on the wire', 'all kB', 'first paint ms', 'button reacts ms'],
      rows,
      figures,
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
