import { expect, test, type Page } from '@playwright/test'
import {
  createAccount,
  expectSignedOut,
  logOut,
  newPerson,
  openSignIn,
  fillLogin,
  signIn,
} from './account-holder.ts'
import { messageField, openChat } from './chat.ts'
import { dayAhead, fillPerson, fillRide, received, requestButton } from './ride-request.ts'
import { openSignedIn } from './signed-in.ts'
import { openReport, tellReport } from './map-visitor.ts'
import { tripRows } from './trip-rows.ts'
import { calculate, submitAddress, waitUntilLive } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

/** Returns the names of everything that we store in a browser, with their content. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname)
    const databases = await indexedDB.databases()
    return {
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      databases: databases.map(({ name }) => name),
      cached,
    }
  })

/** Returns the names in the table of the cookie policy. */
async function documentedNames(page: Page): Promise<string[]> {
  await page.goto('/cookies')
  return page.getByRole('table', { name: 'Entries in your browser' }).getByRole('rowheader').allInnerTexts()
}

/** Returns the names of all entries in this browser; of names that end with a key or an origin, the part before it. */
async function storedNames(page: Page): Promise<string[]> {
  const caches = await page.evaluate(() => window.caches.keys())
  const cookies = await page.context().cookies()
  const { local, session, databases } = await stored(page)
  const names = [
    ...[...local, ...session].map(([name]) => name),
    ...cookies.map(({ name }) => name),
    ...databases.map((name) => name ?? ''),
    ...caches,
  ]
  return names.map((name) =>
    name.replace(
      /^(retour-lead-waiting|retour-place-report|retour-ride|retour-trip-sign-out|workbox-precache-v2)[:-].*/,
      '$1',
    ),
  )
}

const leads = '**/rest/v1/leads*'
const scripts = '**/assets/*.js'

/** Requests a car with an account that is never confirmed. */
async function askForCar(page: Page) {
  const { email, fullName, password } = newPerson('Tomoko Storage')
  await page.goto('/france/paris/book-chauffeur')
  await fillRide(page, dayAhead(14))
  await fillPerson(page, email, fullName)
  await page.getByLabel('Create an account').check()
  await requestButton(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

test(
  '57: the page about cookies names what a whole visit leaves, all of it and nothing else; logging out ends what is a person’s',
  { tag: '@core' },
  async ({ page, request }) => {
    const person = await createAccount(request, newPerson('Tomoko Storage'))
    const seen = new Set<string>()
    const readStorage = async () => {
      for (const name of await storedNames(page)) seen.add(name)
    }
    await page.clock.install()
    const documented = await documentedNames(page)
    expect(new Set(documented).size).toBe(documented.length)

    await test.step('a page is left before it is ready', async () => {
      await page.route(scripts, (route) => route.abort())
      await page.goto('/vat-calculator')
      await page.getByLabel('Purchase amount').fill('1250')
      await page.goto('/icon.svg')
      await readStorage()
      expect(seen).toContain('retour-fields')
      await page.unroute(scripts)
    })
    await test.step('a guest calculates while the server is away', async () => {
      await page.route(leads, (route) => route.fulfill({ status: 503 }))
      await page.goto('/vat-calculator')
      await calculate(page, { amount: '1250' })
      await submitAddress(page, person.email, person.fullName)
      await expect(page.getByRole('alert')).toContainText('Failed to save calculation.')
      await readStorage()
      await page.unroute(leads)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(`Saved for ${person.fullName}, ${person.email}.`)).toBeVisible()
    })
    await test.step('closes the banner, and reads', async () => {
      await page.getByRole('button', { name: 'Dismiss' }).click()
      for (const path of ['/france/nice', '/data-sources', '/map-locations/spain/madrid'])
        await page.goto(path)
      // Between two screens of the same kind only the next one's data is loaded, which the worker caches.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      const seville = page.getByRole('main').getByRole('link', { name: 'Seville', exact: true })
      await waitUntilLive(seville)
      await seville.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Seville')
    })
    await test.step('says that a shop is closed while the server is away', async () => {
      const endpoint = '**/functions/v1/report-place'
      await page.route(endpoint, (route) => route.fulfill({ status: 503 }))
      await tellReport(await openReport(page, /^More about /), { choice: 'Closed' })
      await expect(page.getByText('Saved on this device.')).toBeVisible()
      await readStorage()
      await page.unroute(endpoint)
    })
    await test.step('asks for a car with a new account', async () => {
      await askForCar(page)
      await readStorage()
    })
    await test.step('signs in', async () => {
      await page.goto('/spain/madrid/book-chauffeur')
      const dialog = await openSignIn(page)
      await dialog.getByLabel('Email', { exact: true }).fill(person.email)
      await readStorage()
      await fillLogin(dialog, person)
      await expect(dialog).toBeHidden()
      await expect.poll(() => storedNames(page)).not.toContain('retour-account')
    })
    await test.step('books, and begins what is not sent', async () => {
      await fillRide(page, dayAhead(12))
      await page.getByLabel('Phone').fill('+34 612 34 56 78')
      await requestButton(page).click()
      await expect(received(page)).toBeVisible()
      await messageField(await openChat(page)).fill('How much do I get back?')
      await page.goto('/dashboard')
      await expect.poll(() => storedNames(page)).toContain('constellations')
      await page.goto('/dashboard?tab=profile')
      await page.getByLabel('Phone').fill('+81 90 1234 5678')
      await readStorage()
    })
    await test.step('opens the ride', async () => {
      await page.goto('/dashboard?tab=bookings')
      await page.getByRole('link', { name: 'See your ride' }).click()
      await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
      await expect.poll(() => storedNames(page)).toContain('pages-of-links')
      await readStorage()
    })
    await test.step('adds a purchase to the trip, half types another, and lets the trip go with the log out', async () => {
      await page.goto('/trip')
      await page.getByRole('button', { name: 'Add a purchase' }).click()
      await page.getByLabel('Amount on the receipt').fill('340')
      await page.getByRole('textbox', { name: 'Shop' }).fill('Le Bon Marché')
      await page.getByRole('button', { name: 'Add to my trip' }).click()
      await expect(page.getByText('Saved in your account at').first()).toBeVisible()
      await page.getByRole('button', { name: 'Add a purchase' }).click()
      await page.getByLabel('Amount on the receipt').fill('12')
      await page.getByRole('button', { name: 'Close, keep what is typed' }).click()
      await page.getByRole('button', { name: 'Name, dates, travelers' }).click()
      await page.getByLabel('Take the trip off this device when I log out').check()
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await readStorage()
    })
    await test.step('half types a leg home, and checks a form', async () => {
      await page.goto('/trip?exit')
      await page.getByRole('button', { name: 'Add a leg' }).click()
      await page.getByLabel('To', { exact: true }).fill('hnd')
      await page.goto('/kiosk-help?view=check')
      await page.getByRole('button', { name: 'Right', exact: true }).first().click()
      await readStorage()
      await page.goto('/trip')
    })
    await test.step('is warned of the end of the session', async () => {
      await page.clock.fastForward('03:02:00')
      await expect(page.getByRole('alert').filter({ hasText: 'Session Warning' })).toBeVisible()
      await page.clock.fastForward('00:30:00')
      await expect(page.getByText('Your session will expire in 30 minutes.')).toBeVisible()
    })
    await expect
      .poll(async () => {
        await readStorage()
        return documented.filter((name) => !seen.has(name))
      })
      .toEqual([])
    expect([...seen].filter((name) => !documented.includes(name))).toEqual([])

    await logOut(page)
    await expectSignedOut(page)
    const left = await stored(page)
    const text = JSON.stringify(left)
    expect(text).not.toContain(person.email)
    expect(text).not.toContain('Tomoko')
    // The start of a token. The hash in the name of a file may have these letters too.
    expect(text).not.toMatch(/(?<![\w-])eyJ/)
    expect(left.cookies).toBe('')
    await expect.poll(() => tripRows(page)).toBe(0)
    const ownNames = async () => (await storedNames(page)).filter((name) => name.startsWith('retour-'))
    // The trip's database is emptied; that it is to be removed is noted until then.
    await expect
      .poll(async () => (await ownNames()).toSorted())
      .toEqual(['retour-device', 'retour-edition', 'retour-rates', 'retour-trip'])
    // Cached pages for offline use are the same for everybody.
    expect(left.cached.filter((path) => /^\/(?:auth|rest|functions)\/v1\//.test(path))).toEqual([])
  },
)

test.describe('what stood in a page that was not ready', () => {
  test.use({ serviceWorkers: 'block' })
  const amount = (page: Page) => page.getByLabel('Purchase amount')

  test('comes back by the names of its fields, wherever they stand then', async ({ page }) => {
    await page.route(scripts, (route) => route.abort())
    await page.goto('/vat-calculator')
    await amount(page).fill('1250')
    await page.route('**/vat-calculator', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/<form/, '<input aria-label="New" name="new"><form')
      await route.fulfill({ response, body: html })
    })
    await page.reload()
    await expect(amount(page)).toHaveValue('1250')
    await expect(page.getByLabel('New', { exact: true })).toHaveValue('')
  })

  test('goes when its person signs out meanwhile', async ({ page, context, request }) => {
    const other = await context.newPage()
    await openSignedIn(other, request, { path: '/france' })
    await page.route(scripts, (route) => route.abort())
    await page.goto('/vat-calculator')
    await amount(page).fill('1250')
    await page.reload()
    await expect(amount(page)).toHaveValue('1250')
    await logOut(other)
    await expectSignedOut(other)
    await page.reload()
    await expect(amount(page)).toHaveValue('')
  })
})

test('57: while signed in there is one session, and no password', async ({ page, request }) => {
  const person = await createAccount(request)
  await page.goto('/france')
  await signIn(page, person)
  const { local, session, cookies } = await stored(page)
  expect(JSON.stringify([local, session, cookies])).not.toContain(person.password)
  expect(
    [...local, ...session].filter(([, value]) => value.includes('access_token')).map(([name]) => name),
  ).toEqual(['retour-session'])
})
