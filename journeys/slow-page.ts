// Pages over a bad connection: the proxy, the controls that are pressed, and the expected reactions.
import { expect, type Page, test as base } from '@playwright/test'
import { openSlowLine, type SlowLine } from './outside/slow-line.ts'

/** Each journey has its own bad connection to the product. */
export const test = base.extend<{ line: SlowLine }>({
  serviceWorkers: 'allow',
  line: async ({ baseURL }, use) => {
    const line = await openSlowLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
})

export const failed = 'The page could not be loaded completely.'

/** Marks the document, to detect a reload. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)

export const middle = (html: string) => html.indexOf('</form>') + 200

/** Returns whether the bar at the top is drawn. For the first 400 ms it has no width. */
export const isBarDrawn = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').content !== 'none')

/** Returns a promise and the function that resolves it. */
export function until() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { arrived: promise, arrive: resolve }
}

/** Makes the clock of the next page controllable, and reports which attempts to load its files have ended. */
export async function watchTries(page: Page) {
  await page.clock.install()
  await page.addInitScript(() => {
    const ended = new WeakSet<EventTarget>()
    for (const end of ['load', 'error'])
      document.addEventListener(end, ({ target }) => target && ended.add(target), { capture: true })
    const links = document.getElementsByTagName('link')
    const areTriesOver = () => {
      const tries = [...links].filter(({ rel }) => rel === 'modulepreload' || rel === 'stylesheet')
      return tries.length > 0 && tries.every((link) => ended.has(link))
    }
    Object.assign(window, { areTriesOver })
  })
}

/** Skips the pauses before the second and the third attempt, each as soon as the previous attempt has failed. */
export async function passPauses(page: Page) {
  for (const pauseMs of [1000, 3000]) {
    await page.waitForFunction(() => (window as unknown as { areTriesOver: () => boolean }).areTriesOver())
    await page.clock.fastForward(pauseMs)
  }
}

type Control = (page: Page) => { press: () => Promise<void>; expectAnswer: () => Promise<void> }

export const calculate: Control = (page) => ({
  press: () => page.getByRole('button', { name: 'Calculate Refund' }).click(),
  expectAnswer: () => expect(page.getByLabel('Purchase amount')).toHaveAttribute('aria-invalid', 'true'),
})

export const signIn: Control = (page) => ({
  press: () => page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click(),
  expectAnswer: () => expect(page.getByRole('dialog')).toBeVisible(),
})

const save: Control = (page) => ({
  // The button is marked as unavailable, and says why when it is pressed.
  press: () => page.getByRole('button', { name: 'Save' }).first().click({ force: true }),
  expectAnswer: () => expect(page.getByRole('dialog')).toBeVisible(),
})

const kioskRed: Control = (page) => ({
  press: () => page.getByRole('button', { name: 'Kiosk red', exact: true }).click(),
  expectAnswer: () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(/customs desk beside the kiosks open/),
})

const addPurchase: Control = (page) => ({
  press: () => page.getByRole('button', { name: 'Add a purchase' }).click(),
  expectAnswer: () => expect(page.getByRole('dialog')).toBeVisible(),
})

export const pages: [path: string, name: string, control: Control][] = [
  ['/', 'Calculate Refund', calculate],
  ['/france/paris', 'Save', save],
  ['/france', 'Sign In', signIn],
  ['/how-vat-refund-works-in-france', 'Sign In', signIn],
  ['/vat-calculator', 'Calculate Refund', calculate],
  ['/france/paris/book-chauffeur', 'Sign In', signIn],
  ['/kiosk-help', 'Kiosk red', kioskRed],
  ['/trip', 'Add a purchase', addPurchase],
]

export const waiting = 'The page is still loading.'

/** Waits until the page has been painted and everything that waited for that has been notified. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
  )
