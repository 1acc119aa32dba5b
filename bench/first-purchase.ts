import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { atMost } from './figures.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './product.ts'
import { slowPhone, slowPhoneLabel } from './slow-phone.ts'
import type { Table } from './table.ts'

const rounds = 5
const sampleIntervalMs = 20

type Visit = { paintMs: number; typedMs: number; rulesMs: number }

/** Makes one cold visit: presses "Add a purchase" as soon as it responds, and types once the field is focused. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await slowPhone(context, page)
  await page.addInitScript((everyMs) => {
    const state = window as unknown as { typedMs?: number; rulesMs?: number }
    const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
    const timer = setInterval(() => {
      if (document.querySelector('#example')) state.rulesMs ??= performance.now()
      const { activeElement } = document
      if (activeElement instanceof HTMLInputElement && activeElement.name === 'amount')
        state.typedMs ??= performance.now()
      if (state.typedMs && state.rulesMs) clearInterval(timer)
      if (state.typedMs) return
      const button =
        document.querySelector<HTMLButtonElement>('main h1 + p')?.parentElement?.nextElementSibling
      const add = button?.querySelector('button')
      if (add && isHydrated(add) && !document.querySelector('dialog[open]')) add.click()
    }, everyMs)
  }, sampleIntervalMs)
  await page.goto(`${url}/trip`, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'typedMs' in window && 'rulesMs' in window, undefined, { timeout: 60_000 })
  await page.keyboard.type('1250')
  if ((await page.getByLabel('Amount on the receipt').inputValue()) !== '1250')
    throw new Error('What was typed did not arrive.')
  const times = await page.evaluate(() => {
    const { typedMs, rulesMs } = window as unknown as { typedMs: number; rulesMs: number }
    const paintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return { typedMs, rulesMs, paintMs }
  })
  await context.close()
  return times
}

/** Measures when the first purchase of a trip can be typed on a slow phone: medians of five cold visits. */
export async function benchFirstPurchase(root: string): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-trip-'))
  const product = await startProduct(root, [process.execPath, 'packages/server/src/main.ts'], {
    DATA_DIR: dataDir,
  })
  const browser = await openBrowser()
  try {
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, product.url))
    const of = (key: keyof Visit) => Math.round(median(visits.map((one) => one[key])))
    return {
      title: `First purchase of a trip on a slow phone (${slowPhoneLabel}; medians of ${rounds} cold visits)`,
      columns: ['page', 'first paint ms', 'amount can be typed ms', 'rules there ms'],
      rows: [['/trip', of('paintMs'), of('typedMs'), of('rulesMs')]],
      figures: [
        atMost('first purchase can be typed', of('typedMs'), {
          limit: 2000,
          unit: 'ms',
          grain: sampleIntervalMs,
        }),
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
