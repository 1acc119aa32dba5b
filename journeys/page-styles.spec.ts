import { expect, type Page, test as base } from '@playwright/test'
import { openSlowLine, type SlowLine } from './outside/slow-line.ts'

const test = base.extend<{ line: SlowLine }>({
  // The worker makes its own requests, which bypass the proxy.
  serviceWorkers: 'block',
  line: async ({ baseURL }, use) => {
    const line = await openSlowLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
})

const appearances = [
  { light: 'light', width: 360 },
  { light: 'light', width: 1280 },
  { light: 'dark', width: 800 },
  { light: 'paper', width: 1280 },
  { light: 'forced', width: 360 },
] as const
type Appearance = (typeof appearances)[number]

async function showAs(page: Page, { light, width }: Appearance) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({
    media: light === 'paper' ? 'print' : 'screen',
    colorScheme: light === 'dark' ? 'dark' : 'light',
    forcedColors: light === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
}

/** Waits for the fonts of text and headings. */
const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const own = [...document.fonts].filter(({ family }) => family.includes('Variable'))
    return own.length > 1 && own.every(({ status }) => status === 'loaded')
  })

/**
 * Reads the computed styles of everything on the page, including folded content: of each element and its
 * pseudo-elements. They are stored in the page, because they are megabytes. Returns whether they equal the previous
 * ones, and how many were read.
 */
const compareStyles = (page: Page) =>
  page.evaluate(async () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => null)))
    // Each element has the same properties, except for custom ones.
    const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'))
    const draw = (element: Element, part?: '::before' | '::after') => {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return ''
      return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
    }
    const elements = [document.documentElement, document.body, ...document.body.querySelectorAll('*')]
    const drawn = elements.map((element) => [
      draw(element),
      draw(element, '::before'),
      draw(element, '::after'),
    ])
    const globals = window as unknown as { drawn?: string[][]; settled?: string[][] }
    const isSame = JSON.stringify(globals.drawn) === JSON.stringify(drawn)
    globals.drawn = drawn
    return { isSame, elements: elements.length, letters: drawn.join('').length }
  })

/** Waits until nothing moves, because unfolded content may still be moving. */
async function settle(page: Page): Promise<void> {
  await expect(async () => {
    const { isSame, elements, letters } = await compareStyles(page)
    expect(letters, 'hundreds of properties of each element').toBeGreaterThan(elements * 1000)
    expect(isSame).toBe(true)
  }).toPass({ intervals: [0, 100] })
}

const keepSettled = (page: Page) =>
  page.evaluate(() => {
    const globals = window as unknown as { drawn?: string[][]; settled?: string[][] }
    globals.settled = globals.drawn
  })

/** Returns the differences from the stored styles: each element with the properties that differ, before and after. */
const readDifferences = (page: Page) =>
  page.evaluate(() => {
    const { drawn = [], settled = [] } = window as unknown as { drawn?: string[][]; settled?: string[][] }
    const elements = [document.documentElement, document.body, ...document.body.querySelectorAll('*')]
    return drawn.flatMap((parts, place) => {
      const was = (settled[place] ?? []).join(';').split(';')
      const is = parts.join(';').split(';')
      if (was.join() === is.join()) return []
      return [
        {
          element: `${elements[place]?.tagName} ${elements[place]?.className}`,
          was: was.filter((property, at) => property !== is[at]),
          is: is.filter((property, at) => property !== was[at]),
        },
      ]
    })
  })

for (const path of [
  '/france/paris',
  '/france',
  '/france/cdg',
  '/italy/milano-centrale',
  '/how-vat-refund-works-in-france',
  '/privacy',
  '/data-sources',
  '/offline',
  '/nowhere',
  '/vat-calculator',
  '/trip',
  '/map-locations',
  '/france/paris/book-chauffeur',
  '/auth',
  '/dashboard',
  '/desk',
  '/ride',
  '/drive',
  '/kiosk-help',
])
  test(
    `${path} has all styles that it shows: the file with those of all pages changes nothing`,
    { tag: ['/privacy', '/trip'].includes(path) ? '@core' : [] },
    async ({ page, line }) => {
      // Every element is compared ten times.
      test.slow()
      // The start script requests the file.
      line.fault({ path: /^\/assets\/(?!start-).*\.js$/, kind: 'unavailable' })
      // On a slow connection a screen loads its fonts last, after the file that is held back here. Safari does not
      // report the connection.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'connection'))
      const devtools = await page.context().newCDPSession(page)
      for (const appearance of appearances)
        await test.step(`${appearance.light}, ${appearance.width} px`, async () => {
          const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
          line.fault({ path: /^\/assets\/styles-.*\.css$/, kind: 'stall', at: () => 0, until: arrived }, 1)
          await showAs(page, appearance)
          // The file of the previous comparison is still valid.
          await devtools.send('Network.clearBrowserCache')
          // A screen requests it at once, and is loaded after it has arrived.
          await page.goto(line.url + path, { waitUntil: 'domcontentloaded' })
          const file = page.locator('link[rel=stylesheet]').first()
          await expect(file).toHaveAttribute('media', 'not all')
          await waitForFonts(page)
          await settle(page)
          await keepSettled(page)
          arrive()
          await expect(file).toHaveAttribute('media', 'all')
          await settle(page)
          expect(await readDifferences(page)).toEqual([])
        })
    },
  )
