// Pages over a bad line: the line, the controls that are pressed, and what is seen of them.
import { expect, type Page, test as base } from '@playwright/test'
import { openSlowLine, type SlowLine } from './outside/slow-line.ts'

/** Each journey has a bad line of its own to the product. */
export const test = base.extend<{ line: SlowLine }>({
  serviceWorkers: 'allow',
  line: async ({ baseURL }, use) => {
    const line = await openSlowLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
})

export const failed = 'The page could not be loaded completely.'

/** Is the page still the one that was marked, not one that was loaded again? */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)

export const middle = (html: string) => html.indexOf('</form>') + 200

/** Is the bar at the top drawn? Its first 400 ms it has no width. */
export const isBarDrawn = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').content !== 'none')

/** Something that arrives when the journey says so. */
export function until() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { arrived: promise, arrive: resolve }
}

/** From the next page on its clock can be moved, and it is known which tries to fetch its files have come to an end. */
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

/** The pauses before the second and the third try, each over as soon as the try before it has failed. */
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
  // It is marked as not possible yet, and says why when it is pressed.
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

/** Until the page has been painted and everything that waited for that has been told. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
  )
