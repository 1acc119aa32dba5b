import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

/** Returns an address that no other journey uses. */
export const newAddress = () => `mei.tanaka.${randomUUID().slice(0, 8)}@example.com`

type Purchase = {
  amount: string
  currency?: string
  country?: 'France' | 'Spain' | 'Italy' | 'Germany'
  city?: string
}

/** Fills in the calculator in the order of the page, and presses its button. */
export async function calculate(page: Page, { amount, currency, country, city }: Purchase) {
  await page.getByLabel('Purchase amount').fill(amount)
  if (currency) await page.getByLabel('Currency').selectOption(currency)
  if (country) await page.getByRole('radio', { name: country }).check({ force: true })
  if (city) await page.getByLabel('City').selectOption({ label: city })
  await page.getByRole('button', { name: 'Calculate Refund' }).click()
}

/** Fills in the lead form and waits for the result. */
export async function submitAddress(page: Page, email: string, name = 'Mei Tanaka') {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'View My Refund' }).click()
}

/** Expects the refund in the result, as shown: "EUR 177.08". */
export async function expectRefund(page: Page, refund: string) {
  await expect(page.getByRole('row', { name: /Your refund/ })).toContainText(refund)
}

/** Waits until the part is hydrated; before, a link works without React. */
export const waitUntilLive = (part: Locator) =>
  expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

/**
 * Waits until the browser has left the steps that closed layers had in its history. It does so a moment after they
 * close, and until then would abort a reload or another address.
 */
export const waitUntilLayersLeft = (page: Page) =>
  expect.poll(() => page.evaluate(() => Number(history.state?.layers ?? 0))).toBe(0)

/**
 * Waits until the scripts of a page have started. Reading pages load them when the browser is idle or at the first
 * touch. This script is the last one requested, so all others were requested before.
 */
export async function waitUntilStarted(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')))
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await loaded()).some((name) => name.includes('/cache-pages-'))).toBe(true)
}

/** Waits until the fonts have loaded and their changes have been painted. */
export const waitUntilPainted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })

type Shift = { value: number; sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] }

/**
 * Sums up how far parts of a page move by themselves, from its first paint on, in the unit of layout-shift entries.
 * Sideways movements of less than a letter by late fonts are ignored, because the fallbacks do not have exactly the
 * same widths. Call it before the page is opened. Returns a function that reads the current sum.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = window as unknown as { shifts: number }
    state.shifts = 0
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        const hasMoved = sources.some(
          ({ previousRect: was, currentRect: is }) =>
            Math.abs(is.top - was.top) >= 1 || Math.abs(is.left - was.left) >= 8,
        )
        if (hasMoved || sources.length === 0) state.shifts += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts)
}

/** Holds back all scripts of the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  return release
}
