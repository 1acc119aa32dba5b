import { readFile } from 'node:fs/promises'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { accountButton } from './account-holder.ts'
import { openSignedIn, readOwn } from './signed-in.ts'
import { calculateSignedIn, tab, waitUntilRead } from './dashboard-page.ts'

/** Delays every request that saves a calculation until the returned function is called. */
async function holdSaving(context: BrowserContext): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route('**/rest/v1/leads*', async (route) => {
    if (route.request().method() === 'POST') await released
    // The page that sent the request may be closed.
    await route.continue().catch(() => null)
  })
  return release
}

const calculations = (page: Page) => page.getByRole('region', { name: 'Refund calculations' })
const rows = (page: Page) => calculations(page).getByRole('listitem')

async function openDashboard(page: Page) {
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
}

/** Records from now on which numbers of calculations are listed, in order. */
async function watchRows(page: Page) {
  await calculations(page).evaluate((region) => {
    const seen: number[] = []
    const check = () => {
      const count = region.querySelectorAll('li').length
      if (seen.at(-1) !== count) seen.push(count)
    }
    check()
    new MutationObserver(check).observe(region, { childList: true, subtree: true })
    Object.assign(window, { seenRows: seen })
  })
  return () => page.evaluate(() => (window as unknown as { seenRows: number[] }).seenRows)
}

test('what is still being saved is listed and counted at once, and becomes the saved row, never two and never none', async ({
  page,
  context,
  request,
}) => {
  const person = await openSignedIn(page, request, { path: '/vat-calculator' })
  const release = await holdSaving(context)
  await calculateSignedIn(page, { amount: '640' }, 'EUR 90.67')
  await openDashboard(page)
  await expect(rows(page)).toContainText('Being saved')
  const figures = page.getByRole('definition')
  await expect(figures.nth(0)).toContainText('EUR 90.67')
  await expect(figures.nth(1)).toHaveText('1')
  const seen = await watchRows(page)
  release()
  await expect(rows(page)).toContainText('Pending')
  await expect.poll(() => readOwn(request, person, 'leads?select=id')).toHaveLength(1)
  await waitUntilRead(page)
  expect(await seen()).toEqual([1])
  await expect(figures.nth(1)).toHaveText('1')
  await tab(page, 'Refunds').click()
  await expect(page.getByRole('row', { name: '1 EUR 640.00 EUR 90.67' })).toBeVisible()
})

test('another tab lists it too, before the list has come, and its saved row after that', async ({
  page,
  context,
  request,
}) => {
  await openSignedIn(page, request, { path: '/vat-calculator' })
  const release = await holdSaving(context)
  await calculateSignedIn(page, { amount: '640' }, 'EUR 90.67')

  // This tab waits for the lock to send, which the tab that calculated holds.
  const other = await context.newPage()
  const { promise: listed, resolve: list } = Promise.withResolvers<void>()
  await other.route('**/rest/v1/leads?*order=*', async (route) => {
    await listed
    await route.continue().catch(() => null)
  })
  await other.goto('/dashboard?tab=refunds')
  await expect(rows(other)).toContainText('Being saved')
  list()
  await waitUntilRead(other)
  const seen = await watchRows(other)
  release()
  await expect(rows(other)).toContainText('Pending')
  await waitUntilRead(other)
  expect(await seen()).toEqual([1])
})

test('a calculation that does not arrive says that it is not saved yet, also after a reload, and is saved when it can be', async ({
  page,
  context,
  request,
}) => {
  const person = await openSignedIn(page, request, { path: '/vat-calculator' })
  let isDown = true
  await context.route('**/rest/v1/leads*', (route) =>
    isDown && route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await calculateSignedIn(page, { amount: '640' }, 'EUR 90.67')
  await openDashboard(page)
  for (const path of ['/dashboard', '/dashboard?tab=refunds']) {
    await page.goto(path)
    await expect(rows(page)).toContainText('Not saved yet')
    await expect(page.getByText('waits on this device as long as you are signed in')).toBeVisible()
  }
  const starts = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect(await readFile(await (await starts).path(), 'utf8')).toContain('"90.67","Not saved yet"')
  isDown = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(rows(page)).toContainText('Pending')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  expect(await readOwn(request, person, 'leads?select=id')).toHaveLength(1)
})

test('a calculation that the server refuses stays in the list, says so, and counts nowhere', async ({
  page,
  context,
  request,
}) => {
  await openSignedIn(page, request, { path: '/vat-calculator' })
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
  await context.route('**/rest/v1/leads*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await refused
    return route.fulfill({ status: 400, json: { code: '23514', message: 'no' } })
  })
  await calculateSignedIn(page, { amount: '640' }, 'EUR 90.67')
  await openDashboard(page)
  await expect(rows(page)).toContainText('Being saved')
  refuse()
  await expect(rows(page)).toContainText('Not saved')
  await expect(page.getByText('Failed to save calculation. Please check your input.')).toBeVisible()
  await expect(page.getByText('the server did not accept the calculation')).toBeVisible()
  await waitUntilRead(page)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('definition').nth(1)).toHaveText('0')
})

test('nor does an answer stand that was given before it was saved and comes after', async ({
  page,
  context,
  request,
}) => {
  await openSignedIn(page, request, { path: '/vat-calculator' })
  const release = await holdSaving(context)
  await calculateSignedIn(page, { amount: '640' }, 'EUR 90.67')
  const { promise: saved, resolve: noteSaved } = Promise.withResolvers<void>()
  let reads = 0
  await page.route('**/rest/v1/leads?*order=*', async (route) => {
    // The page continues to poll after the journey has ended.
    const response = await route.fetch().catch(() => null)
    if (!response) return
    reads += 1
    await saved
    await route.fulfill({ response }).catch(() => null)
  })
  await page.goto('/dashboard?tab=refunds')
  await expect.poll(() => reads).toBeGreaterThan(0)
  const storing = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /leads/.test(response.url()),
  )
  release()
  await storing
  noteSaved()
  await expect(page.getByText('640.00').first()).toBeVisible()
})
