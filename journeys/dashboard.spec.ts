import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import {
  accountButton,
  createAccount,
  expectSignedOut,
  fillLogin,
  logOut,
  newPerson,
} from './account-holder.ts'
import { dayAhead, fillRide, received, requestButton } from './ride-request.ts'
import { openSignedIn } from './signed-in.ts'
import { waitUntilStarted } from './visitor.ts'
import { calculateSignedIn, tab, waitUntilRead } from './dashboard-page.ts'

test('who is not signed in is asked to, and led back to the tab they wanted', async ({ page, request }) => {
  await page.goto('/dashboard?tab=refunds')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Authentication Required')).toBeVisible()
  await expect(page.getByText('Please sign in to access this page.')).toBeVisible()
  await fillLogin(page, await createAccount(request))
  await expect(page).toHaveURL('/dashboard?tab=refunds')
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible()
})

test('the finished page says that the dashboard loads, and search engines are told to pass', async ({
  request,
}) => {
  const html = await (await request.get('/dashboard')).text()
  expect(html).toContain('Loading your dashboard...')
  expect(html).toContain('noindex')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/dashboard')
})

test('tabs stand in the address, which is replaced; an unknown one is ignored; arrows move in both directions', async ({
  page,
  request,
}) => {
  await openSignedIn(page, request, { path: '/dashboard?tab=nonsense' })
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
  const steps = await page.evaluate(() => history.length)
  await tab(page, 'Overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Refunds')).toBeFocused()
  await expect(page).toHaveURL('/dashboard?tab=refunds')
  await page.keyboard.press('ArrowDown')
  await expect(tab(page, 'Transportation')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: 'Transportation' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(page).toHaveURL('/dashboard?tab=overview')
  await page.keyboard.press('End')
  await expect(page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab').last()).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { selected: true }).first()).not.toBeFocused()
})

test('a new account: every list says that it is empty and what fills it', async ({ page, request }) => {
  const { email } = await openSignedIn(page, request, { person: newPerson('Amal Idrissi') })
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amal' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('No calculations yet.')).toBeVisible()
  await expect(page.getByText('No refund requests yet.')).toBeVisible()
  await tab(page, 'Transportation').click()
  await expect(page.getByText('No bookings yet.')).toBeVisible()
})

test(
  'what is calculated signed in is saved by itself, under one’s own address, and adds up in the dashboard',
  { tag: '@core' },
  async ({ page, request }) => {
    const person = await openSignedIn(page, request, { path: '/vat-calculator' })
    const saved: Record<string, unknown>[] = []
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().includes('/rest/v1/leads')) saved.push(sent.postDataJSON())
    })
    await calculateSignedIn(page, { amount: '1250' }, 'EUR 177.08')
    await calculateSignedIn(page, { amount: '640', country: 'Spain' }, 'EUR 94.41')
    await calculateSignedIn(page, { amount: '900', currency: 'USD', country: 'Spain' }, 'USD')
    await calculateSignedIn(page, { amount: '20', currency: 'EUR', country: 'France' }, 'EUR 0.00')
    // The result is shown first and saved afterwards.
    await expect
      .poll(() => saved.map(({ email, purchase_amount }) => [email, purchase_amount]))
      .toEqual([1250, 640, 900, 20].map((amount) => [person.email, amount]))

    await accountButton(page).click()
    await page.getByRole('menuitem', { name: 'Dashboard' }).click()
    const figures = page.getByRole('definition')
    await expect(figures.nth(0)).toContainText('EUR 271.49')
    await expect(figures.nth(0)).toContainText('and USD')
    await expect(figures.nth(1)).toHaveText('4')
    await expect(page.getByRole('region', { name: 'Refund calculations' }).getByRole('listitem')).toHaveCount(
      3,
    )
    await expect(
      page.getByText('Pending: the estimate is saved. Nothing has been claimed yet.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'View all: Refund calculations' }).click()
    await expect(page).toHaveURL('/dashboard?tab=refunds')
    await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeFocused()
    await expect(page.getByRole('row', { name: /France EUR 177.08/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Spain EUR 94.41/ })).toBeVisible()

    const starts = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const download = await starts
    expect(download.suggestedFilename()).toMatch(/^retour-refunds-\d{4}-\d\d-\d\d\.csv$/)
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toMatch(/"\d{4}-\d\d-\d\d","Spain","EUR","640.00","94.41","Pending"\r\n/)
  },
)

test('a list that cannot be read says so in its own place, and Retry brings it', async ({
  page,
  request,
}) => {
  let isDown = true
  await page.route('**/rest/v1/{leads,refund_history,vat_guides}*', (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await openSignedIn(page, request, { path: '/dashboard?tab=refunds' })
  const calculations = page.getByRole('region', { name: 'Refund calculations' })
  await expect(calculations.getByRole('alert')).toHaveText('Error loading your refund calculations')
  await expect(page.getByText('Error loading your refund history')).toBeVisible()
  await expect(page.getByText('Error loading guides. Please try again later.')).toBeVisible()
  isDown = false
  await calculations.getByRole('button', { name: 'Retry' }).click()
  await expect(calculations.getByText('No calculations yet.')).toBeVisible()
})

test('a ride that was requested stands in the dashboard with its reference', async ({ page, request }) => {
  await openSignedIn(page, request, { path: '/spain/madrid/book-chauffeur' })
  await fillRide(page, dayAhead(12))
  await page.getByLabel('Phone').fill('+34 612 34 56 78')
  await requestButton(page).click()
  await expect(received(page)).toBeVisible()
  const reference = await page.getByText(/^RT-/).textContent()
  await page.goto('/dashboard?tab=bookings')
  const booking = page.getByRole('region', { name: 'Booking history' }).getByRole('listitem')
  await expect(booking).toContainText('From Hotel Ritz, main door to Plaza Mayor')
  await expect(booking).toContainText(`Reference ${reference}`)
  await expect(booking).toContainText('Requested')
  await expect(booking).toContainText('09:00, Madrid time')
  await expect(
    booking.getByRole('button', { name: `Add to my calendar: ${reference}`, exact: true }),
  ).toBeVisible()
  await booking.getByRole('link', { name: `See your ride: ${reference}` }).click()
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel ride' }).click()
  await page.getByRole('button', { name: 'Yes, cancel this ride' }).click()
  await expect(page.getByRole('heading', { name: 'This ride is canceled' })).toBeVisible()
  await page.goto('/dashboard?tab=bookings')
  await expect(booking).toContainText('Canceled')
  await expect(booking.getByRole('button', { name: /Add to my calendar/ })).toBeHidden()
})

test('the guide library hands out each country’s PDF', async ({ page, request }) => {
  await openSignedIn(page, request, { path: '/dashboard?tab=refunds' })
  const library = page.getByRole('region', { name: 'VAT guide library' })
  for (const country of ['France', 'Spain', 'Italy']) {
    await library.getByRole('tab', { name: country }).click()
    const starts = page.waitForEvent('download')
    await library.getByRole('link', { name: `VAT refund guide: ${country}` }).click()
    const file = await readFile(await (await starts).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(library.getByText(/^Saved as/)).toBeVisible()
  }
})

test('two people after one another on one browser with two tabs: nothing of the first is left', async ({
  page,
  context,
  request,
}) => {
  const first = await openSignedIn(page, request, { person: newPerson('Amal Idrissi') })
  await calculateSignedIn(page, { amount: '777' }, 'EUR 110.08')
  await page.goto('/dashboard?tab=refunds')
  await expect(page.getByText('777.00').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText('777.00')).toBeVisible()

  await logOut(page)
  await expectSignedOut(page)
  await expectSignedOut(other)
  await expect(other.getByText('777.00')).toHaveCount(0)
  await expect(other.getByText('Amal')).toHaveCount(0)

  const second = await createAccount(request)
  await other.goto('/dashboard')
  await fillLogin(other, second)
  await expect(other.getByText('No calculations yet.')).toBeVisible()
  await page.goto('/dashboard?tab=refunds')
  await expect(page.getByText('No calculations yet.')).toBeVisible()
  for (const one of [page, other]) {
    await expect(one.getByText('777.00')).toHaveCount(0)
    const left = await one.evaluate(async () => {
      const addresses: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname)
      const words = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.body.innerHTML]
      return { addresses, words: words.join() }
    })
    expect(left.words).not.toContain(first.email)
    expect(left.words).not.toContain('Amal')
    expect(left.addresses.filter((path) => /^\/(rest|dashboard)/.test(path))).toEqual([])
  }
})

test('who only visits loads and keeps no script of the dashboard', async ({ page, request }) => {
  const loaded: string[] = []
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname))
  for (const path of ['/', '/vat-calculator', '/france/paris']) {
    await page.goto(path)
    await waitUntilStarted(page)
  }
  expect(loaded.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5)
  expect(loaded.filter((path) => path.startsWith('/assets/dashboard'))).toEqual([])
  expect(await (await request.get('/sw.js')).text()).not.toContain('assets/dashboard')
})

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('axe finds nothing in overview, empty and filled, refunds and transportation', async ({
      page,
      request,
    }) => {
      await openSignedIn(page, request)
      await waitUntilRead(page)
      await expectSound(page)
      await calculateSignedIn(page, { amount: '1250' }, 'EUR 177.08')
      await calculateSignedIn(page, { amount: '640', country: 'Spain' }, 'EUR 94.41')
      await page.goto('/dashboard')
      for (const name of ['Overview', 'Refunds', 'Transportation']) {
        await tab(page, name).click()
        await expect(page.getByRole('tabpanel', { name })).toBeVisible()
        await waitUntilRead(page)
        await expectSound(page)
      }
    })
  })
