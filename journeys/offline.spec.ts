import { expect, test as base, type Page } from '@playwright/test'
import { openLine, type Line } from './outside/open-line.ts'

const test = base.extend<{ line: Line }>({
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
})

/** What every visitor keeps is on this device, and the worker answers for this page. */
const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

/** A first visit: the worker answers from the next page on. */
async function visitOnce(page: Page, line: Line) {
  await page.goto(line.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await untilKept(page)
}

test('after one visit the calculator computes without a network', async ({ page, line }) => {
  await visitOnce(page, line)
  await line.cut()
  await page.goto(`${line.url}/vat-calculator/spain?from=home`)
  await page.getByLabel('Purchase amount').fill('1000')
  await page.getByRole('button', { name: 'Calculate Refund' }).click()
  await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true')
})

test('a city’s calculator that was not kept leads to its country’s', async ({ page, line }) => {
  await visitOnce(page, line)
  await line.cut()
  await page.goto(`${line.url}/vat-calculator/france/nice`)
  await expect(page).toHaveURL(`${line.url}/vat-calculator/france`)
  await expect(page.getByRole('button', { name: 'Calculate Refund' })).toBeVisible()
})

test('country guides read without a network, by address and by link', async ({ page, line }) => {
  await visitOnce(page, line)
  await line.cut()
  await page.goto(`${line.url}/italy`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Italy')
  await page.goto(line.url)
  await page.getByRole('contentinfo').getByRole('link', { name: 'VAT refund in France' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('France')
})

test('a visited place reads again; one that was not visited says so plainly', async ({ page, line }) => {
  await visitOnce(page, line)
  await page.goto(`${line.url}/spain/seville`)
  await line.cut()
  await page.goto(`${line.url}/spain/seville`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seville')
  await page.goto(`${line.url}/germany/berlin`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await page.getByRole('link', { name: 'Open the VAT calculator' }).click()
  await expect(page.getByRole('button', { name: 'Calculate Refund' })).toBeVisible()
})

test('no answer of the API and no page for one person is kept', async ({ page, line }) => {
  await visitOnce(page, line)
  await page.goto(`${line.url}/map-locations/france/paris`)
  await page.goto(`${line.url}/france/paris`)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/france/paris')
  expect(kept.filter((path) => /^\/(auth|rest|functions|fx|config|dashboard)/.test(path))).toEqual([])
})

test('an open page never takes data of another build: the page is loaded whole', async ({ page, line }) => {
  await visitOnce(page, line)
  await page.goto(`${line.url}/france`)
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  line.deployAnotherBuild()
  await page.getByRole('main').getByRole('link', { name: /^Lyon/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lyon')
  await expect(page).toHaveURL(`${line.url}/france/lyon`)
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false)
})

test('a new version takes over with the next page when no other is open', async ({ page, line }) => {
  await visitOnce(page, line)
  line.deployAnotherBuild()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    // The page looks for a new version by itself, too: it may be here already.
    await registration.update()
    const next = registration.installing ?? registration.waiting
    await new Promise<void>((resolve) => {
      const look = () => next?.state === 'installed' && resolve()
      next?.addEventListener('statechange', look)
      look()
    })
  })
  await page.goto(`${line.url}/france`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('France')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull()
})
