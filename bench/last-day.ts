import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { addLeg, choose, issue } from '../journeys/exit-visitor.ts'
import { buy, waitUntilStored } from '../journeys/trip-visitor.ts'
import { atMost } from './figures.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './product.ts'
import { slowCpu, slowCpuLabel } from './slow-phone.ts'
import type { Table } from './table.ts'

const rounds = 10

/** A trip with two forms, two flights and a bag for each form. */
async function planTrip(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/trip`)
  await waitUntilStored(page)
  for (const shop of ['Printemps', 'Le Bon']) {
    await buy(page, { amount: '1250', shop, passport: 'Mei' })
    await issue(page, `Form issued by ${shop}`)
  }
  await page.goto(`${url}/trip?exit`)
  await addLeg(page, { from: 'CDG', to: 'FRA', departs: '09:00' })
  await addLeg(page, { from: 'FRA', to: 'HND', departs: '14:15' })
  await choose(page, 'Printemps', 'Hold')
  await choose(page, 'Le Bon', 'Cabin')
}

/** Returns the time from a press to the frame with its last change, in milliseconds. */
async function redrawMs(page: Page, press: () => Promise<void>): Promise<number> {
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [start, end] = [0, 0]
        let quiet: ReturnType<typeof setTimeout> | undefined
        document.addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
          capture: true,
          once: true,
        })
        const observer = new MutationObserver(() => {
          if (!start) return
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => (end = performance.now()))
            port1.start()
            port2.postMessage(null)
          })
          clearTimeout(quiet)
          quiet = setTimeout(() => {
            observer.disconnect()
            resolve(end - start)
          }, 1000)
        })
        observer.observe(document.querySelector('main')!, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
      }),
  )
  await press()
  return measured
}

async function benchRedraws(page: Page, url: string): Promise<{ bag: number[]; minutes: number[] }> {
  const bag: number[] = []
  for (let round = 0; round < rounds; round++)
    bag.push(await redrawMs(page, () => choose(page, 'Le Bon', round % 2 === 0 ? 'Hold' : 'Cabin')))
  await page.goto(`${url}/trip?exit=plan`)
  const minutes: number[] = []
  for (let round = 0; round < rounds; round++) {
    const paris = page.getByRole('region', { name: 'Charles de Gaulle Airport (CDG)' })
    const field = paris.getByLabel('Minutes: Leave')
    if (!(await field.isVisible())) await paris.getByRole('button', { name: /min for Leave/ }).click()
    await field.fill(String(60 + round))
    minutes.push(await redrawMs(page, () => page.getByRole('button', { name: 'Use these minutes' }).click()))
  }
  return { bag, minutes }
}

/** Returns the time until the heading of the plan shows its hour, in a new offline tab. */
async function openMs(context: BrowserContext, url: string, isSlow: boolean): Promise<number> {
  const page = await context.newPage()
  if (isSlow) await slowCpu(context, page)
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (!/\d\d:\d\d/.test(document.querySelector('h1')?.textContent ?? '')) return
      clearInterval(timer)
      Object.assign(window, { planMs: performance.now() })
    }, 5)
  })
  await page.goto(`${url}/trip?exit=plan`)
  await page.waitForFunction(() => 'planMs' in window)
  const ms = await page.evaluate(() => (window as unknown as { planMs: number }).planMs)
  await page.close()
  return ms
}

/** Measures the plan of the last day: updated after a change, and opened offline. */
export async function benchLastDay(root: string): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-day-'))
  const product = await startProduct(root, [process.execPath, 'packages/server/src/main.ts'], {
    DATA_DIR: dataDir,
  })
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await planTrip(page, product.url)
    await slowCpu(context, page)
    const { bag, minutes } = await benchRedraws(page, product.url)
    await page.close()
    await context.setOffline(true)
    const opened: number[] = []
    const openedSlowly: number[] = []
    for (let round = 0; round < rounds; round++) {
      opened.push(await openMs(context, product.url, false))
      openedSlowly.push(await openMs(context, product.url, true))
    }
    const row = (what: string, times: number[]) => [
      what,
      Math.round(median(times)),
      Math.round(Math.max(...times)),
    ]
    return {
      title: `The last day (slow: ${slowCpuLabel}; ${rounds} times each)`,
      columns: ['what', 'median ms', 'longest ms'],
      rows: [
        row('another bag, slow', bag),
        row('other minutes, slow', minutes),
        row('plan opened without a network', opened),
        row('plan opened without a network, slow', openedSlowly),
      ],
      figures: [
        atMost('another bag is drawn, slow', median(bag), { limit: 50, unit: 'ms' }),
        atMost('other minutes are drawn, slow', median(minutes), { limit: 50, unit: 'ms' }),
        atMost('plan opened without a network, slow', median(openedSlowly), { limit: 1000, unit: 'ms' }),
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
