import { expect, type Page } from '@playwright/test'
import { waitUntilLive } from './visitor.ts'
import { findWholeChromium } from '../tools/find-chromium.ts'
import {
  calculate,
  failed,
  isBarDrawn,
  isSameDocument,
  markDocument,
  passPauses,
  test,
  until,
  waiting,
  watchTries,
} from './slow-page.ts'

/** A link to another screen, whose scripts have not loaded. */
const refundLocations = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Refund Locations' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('another tab of the open page waits for no script of another page', async ({ page, line }) => {
    await page.goto(`${line.url}/map-locations/france/paris`)
    const list = page.getByRole('tab', { name: 'List View' })
    await expect(page.getByText('43 places')).toBeVisible()
    line.fault({ path: /^\/assets\/.*\.js$/, kind: 'unavailable' })
    await list.click()
    await expect(list).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Map View' }).click()
    await expect(list).toHaveAttribute('aria-selected', 'false')
  })
})

test('a page that is long on its way is announced, and the bar at the top shows it', async ({
  page,
  line,
}) => {
  await page.goto(`${line.url}/auth`)
  const { arrived, arrive } = until()
  line.fault({ path: /^\/assets\/map-locations.*\.js$/, kind: 'stall', at: () => 0, until: arrived })
  await waitUntilLive(refundLocations(page))
  await refundLocations(page).click()
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeAttached()
  expect(await isBarDrawn(page)).toBe(true)
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Refund Locations')
  await expect(page.getByText(waiting)).toHaveCount(0)
  expect(await isBarDrawn(page)).toBe(false)
})

test('Back while a page is on its way: that page does not come any more', async ({ page, line }) => {
  // Set from the start: on a slow machine the service worker soon has the script, and its requests bypass this proxy.
  const { arrived, arrive } = until()
  line.fault({ path: /^\/assets\/map-locations.*\.js$/, kind: 'stall', at: () => 0, until: arrived })
  await watchTries(page)
  await page.goto(`${line.url}/auth`)
  const calculator = page.getByRole('banner').getByRole('link', { name: 'VAT Calculator' })
  await waitUntilLive(calculator)
  await markDocument(page)
  await calculator.click()
  await expect(page.getByLabel('Purchase amount')).toBeVisible()
  await refundLocations(page).click()
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeAttached()
  await page.goBack()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  arrive()
  await page.waitForFunction(() => (window as unknown as { areTriesOver: () => boolean }).areTriesOver())
  // Its scripts have loaded. Once they have run, the navigation starts, which the bar shows.
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    await Promise.all(links.map(({ href }) => import(href)))
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(page.locator('html[data-waiting]')).toHaveCount(0)
  await expect(page).toHaveURL(`${line.url}/auth`)
  expect(await isSameDocument(page)).toBe(true)
})

test('a page whose script does not come leaves the open one as it is, and Try again goes there', async ({
  page,
  line,
}) => {
  // Set from the start: on a slow machine the service worker soon has the script, and its requests bypass this proxy.
  line.fault({ path: /^\/assets\/map-locations.*\.js$/, kind: 'unavailable' })
  await page.goto(`${line.url}/auth`)
  await waitUntilLive(refundLocations(page))
  await page.getByLabel('Email').fill('ada@example.org')
  await markDocument(page)
  await refundLocations(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'this page stays as it is' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
  line.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Refund Locations')
  expect(await isSameDocument(page)).toBe(true)
})

test('a browser that fails links to scripts that have come gets to the result', async ({ page }) => {
  await page.addInitScript(
    `document.addEventListener('load', (event) => {
        if (event.target.rel !== 'modulepreload') return
        event.stopImmediatePropagation()
        event.target.dispatchEvent(new Event('error'))
      }, true)`,
  )
  await page.goto('/')
  await page.getByLabel('Purchase amount').fill('1250')
  await calculate(page).press()
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page whose script stalls is asked for again after 20 s', { tag: '@core' }, async ({ page, line }) => {
  await page.clock.install()
  await page.goto(`${line.url}/auth`)
  await waitUntilLive(refundLocations(page))
  const { arrived, arrive } = until()
  line.fault({ path: /^\/assets\/map-locations.*\.js$/, kind: 'stall', at: () => 0, until: arrived })
  await refundLocations(page).click()
  await expect.poll(() => line.requests.some((path) => path.includes('/assets/map-locations'))).toBe(true)
  await page.clock.runFor(25_000)
  const said = page.getByRole('alert').filter({ hasText: 'this page stays as it is' })
  await expect(said).toBeVisible()
  await said.getByRole('button', { name: 'Try again' }).click()
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Refund Locations')
})

test('a page that comes back from the browser’s memory before it lived comes to life', async ({
  line,
  playwright,
}, { project }) => {
  const { launchOptions = {}, contextOptions = {} } = project.use
  const executablePath = findWholeChromium()
  // Without CHROMIUM, Playwright uses its own, which is complete.
  const isMissing = process.env.CHROMIUM !== undefined && executablePath === undefined
  test.skip(isMissing, 'a Chromium without windows keeps no page in memory, and no whole one is installed')
  // Playwright turns the back/forward cache off in the browser that it shares.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    channel: 'chromium',
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ ...contextOptions, serviceWorkers: 'block' })
  await watchTries(page)
  line.fault({ path: /^\/assets\/react.*\.js$/, kind: 'unavailable' })
  await page.goto(`${line.url}/vat-calculator`)
  await page.getByLabel('Purchase amount').fill('1250')
  await calculate(page).press()
  await passPauses(page)
  await expect(page.getByRole('alert')).toContainText(failed)
  await markDocument(page)
  // Links work without scripts.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Paris', exact: true }).click()
  await expect(page).toHaveURL(/\/france\/paris$/)
  line.heal()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await browser.close()
})
