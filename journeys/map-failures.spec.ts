import { expect, test, type Page } from '@playwright/test'
import {
  countPixels,
  markerGold,
  onDay,
  seaBlue,
  streetGreen,
  waitUntilColored,
  waitUntilDrawn,
  waitLonger,
} from './map-visitor.ts'

const nice = '/map-locations/france/nice'
const withoutStreets = 'The street map is unavailable, so no streets are shown.'

for (const [day, awaited] of [
  ['missing', null],
  ['silent', /\/style\.json$/],
  ['no-tiles', /\/tiles\//],
] as const)
  test(
    `84: a street map that is ${day}: the built-in map takes over, without an error`,
    { tag: day === 'missing' ? '@core' : [] },
    async ({ page, baseURL }, testInfo) => {
      await (awaited ? page.clock.install() : waitLonger(page))
      const request = awaited && page.waitForRequest(awaited)
      await page.goto(onDay(day, baseURL, nice))
      await waitUntilDrawn(page)
      await request
      // No tile of a street map within eight seconds.
      if (awaited) await page.clock.fastForward(8000)
      await expect(page.getByText(withoutStreets)).toBeVisible()
      await waitUntilColored(page, seaBlue, 10_000)
      expect(await countPixels(page, markerGold)).toBeGreaterThan(50)
      expect(await countPixels(page, streetGreen)).toBe(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.screenshot({ path: testInfo.outputPath('built-in.png') })
    },
  )

test('84: some tiles that fail are no failure of the map', async ({ page, baseURL }) => {
  await waitLonger(page)
  await page.goto(onDay('some-tiles', baseURL, nice))
  await waitUntilDrawn(page)
  await waitUntilColored(page, streetGreen, 1000)
  await expect(page.getByText('© Loopback streets')).toBeVisible()
  expect(await page.title()).toContain('Nice')
  await expect(page.getByText(withoutStreets)).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

async function expectListInstead(page: Page) {
  await expect(page.getByRole('alert')).toContainText('Unable to load map. Please try again later.')
  await expect(page.getByText('13 places')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book Chauffeur to This Location' })).toHaveCount(13)
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^Open in Maps/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Show on map/ })).toHaveCount(0)
}

test('84: without WebGL the list takes the map’s place, and Retry loads the page again', async ({
  page,
}, testInfo) => {
  await page.addInitScript(() => {
    const given = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (
      this: unknown,
      ...args: unknown[]
    ) => unknown
    Reflect.set(
      HTMLCanvasElement.prototype,
      'getContext',
      function without(this: unknown, ...args: unknown[]) {
        return String(args[0]).startsWith('webgl') ? null : given.apply(this, args)
      },
    )
  })
  await page.goto(nice)
  await expectListInstead(page)
  await page.screenshot({ path: testInfo.outputPath('without-webgl.png') })
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Retry' }).click()
  await loaded
  await expectListInstead(page)
})

test('84: a map whose script does not come is replaced by the list', async ({ page }) => {
  await page.route('**/assets/map-canvas-*.js', (route) => route.abort())
  await page.goto(nice)
  await expectListInstead(page)
})

test('a graphics processor that is lost for good ends the map, not the list', async ({ page }) => {
  await page.clock.install()
  await page.goto(nice)
  await waitUntilDrawn(page)
  await page.evaluate(
    () =>
      new Promise((lost) => {
        const canvas = document.querySelector<HTMLCanvasElement>('canvas.maplibregl-canvas')
        canvas?.addEventListener('webglcontextlost', lost)
        canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
      }),
  )
  // The context is not restored within four seconds.
  await page.clock.fastForward(4000)
  await expectListInstead(page)
})
