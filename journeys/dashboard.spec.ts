import { readFile } from 'node:fs/promises'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { createAccount, expectSignedOut, fillLogin, logOut, newPerson } from './account-holder.ts'
import { dayAhead, fillRide, received, requestButton } from './ride-request.ts'
import { openSignedIn, readOwn } from './signed-in.ts'
import { calculate, expectRefund, waitUntilStarted } from './visitor.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab', { name })

/** Calculates while signed in; the result comes without the form. */
async function calculateSignedIn(page: Page, purchase: Parameters<typeof calculate>[1], refund: string) {
  const calculator = page.getByRole('tab', { name: 'Calculator', exact: true })
  if (await calculator.isVisible()) await calculator.click()
  else await page.goto('/vat-calculator')
  await calculate(page, purchase)
  await expectRefund(page, refund)
}

const waitUntilRead = (page: Page) =>
  expect(page.getByRole('tabpanel').first().locator('[aria-busy=true]')).toHaveCount(0)

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
    // The result comes first, its saving after it.
    await expect
      .poll(() => saved.map(({ email, purchase_amount }) => [email, purchase_amount]))
      .toEqual([1250, 640, 900, 20].map((amount) => [person.email, amount]))

    await page.getByRole('button', { name: 'My Account' }).click()
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

/** Every save of a calculation waits until the returned function is called. */
async function holdSaving(context: BrowserContext): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route('**/rest/v1/leads*', async (route) => {
    if (route.request().method() === 'POST') await released
    // What was asked for by a page that is gone.
    await route.continue().catch(() => null)
  })
  return release
}

const calculations = (page: Page) => page.getByRole('region', { name: 'Refund calculations' })
const rows = (page: Page) => calculations(page).getByRole('listitem')

async function openDashboard(page: Page) {
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
}

/** From now on, whatever numbers of calculations are listed, in their order. */
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

  // It waits for its turn to send; the tab that calculated has it.
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
    // The page goes on reading when the journey is over.
    const answer = await route.fetch().catch(() => null)
    if (!answer) return
    reads += 1
    await saved
    await route.fulfill({ response: answer }).catch(() => null)
  })
  await page.goto('/dashboard?tab=refunds')
  await expect.poll(() => reads).toBeGreaterThan(0)
  const storing = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /leads/.test(answer.url()),
  )
  release()
  await storing
  noteSaved()
  await expect(page.getByText('640.00').first()).toBeVisible()
})

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
