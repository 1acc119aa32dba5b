import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import {
  accountButton,
  changePasswordElsewhere,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  logOut,
  newPerson,
  signIn,
} from './account-holder.ts'
import { chatButton } from './chat.ts'
import { openSignedIn } from './signed-in.ts'

/** Returns everything that this browser stores where a page can read it. */
const storedSession = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

/**
 * Opens a page for a signed-in person, and waits until it watches the session: the watch has its own scripts and counts
 * its minutes from when they have loaded.
 */
async function waitForWatchers<T>(page: Page, open: () => Promise<T>): Promise<T> {
  const scripts = [/watch-session-/, /log-out-/, /session-alert-/].map((name) => page.waitForResponse(name))
  const opened = await open()
  const addresses = (await Promise.all(scripts)).map((script) => script.url())
  // Once the scripts can be imported here, what waited for them before has run.
  await page.evaluate((all) => Promise.all(all.map((one) => import(one))).then(() => null), addresses)
  return opened
}

const openWatched = (page: Page, request: APIRequestContext, path: string) =>
  waitForWatchers(page, () => openSignedIn(page, request, { path }))

test(
  'four hours: alert after three, a toast after three and a half, then the end',
  { tag: '@core' },
  async ({ page, request }) => {
    await page.clock.install()
    await page.goto('/france')
    await signIn(page, await createAccount(request))
    await page.clock.fastForward('02:58:00')
    await expect(page.getByText('Session Warning')).toBeHidden()
    await page.clock.fastForward('00:04:00')
    const alert = page.getByRole('alert').filter({ hasText: 'Session Warning' })
    await expect(alert).toBeVisible()
    await expect(page.getByText('Your session will expire in 30 minutes.')).toBeHidden()
    await page.reload()
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await page.clock.fastForward('00:30:00')
    await expect(
      page.getByText('Your session will expire in 30 minutes. Please save your work.'),
    ).toBeVisible()
    await expect(alert).toBeHidden()
    await expectSignedIn(page)
    await page.clock.fastForward('00:30:00')
    await expect(page.getByText('Session expired for security. Please sign in again.')).toBeVisible()
    await expectSignedOut(page)
    expect(await storedSession(page)).not.toContain('access_token')
  },
)

test('a session whose four hours ended while no page was open goes when the next one opens', async ({
  page,
  request,
  context,
}) => {
  await openWatched(page, request, '/france')
  await page.close()
  const later = await context.newPage()
  await later.clock.install({ time: Date.now() + 4 * 3_600_000 + 60_000 })
  await later.goto('/france')
  await expect(later.getByText('Session expired for security. Please sign in again.')).toBeVisible()
  await expectSignedOut(later)
  expect(await storedSession(later)).not.toContain('access_token')
})

test('signing in again at the alert begins another four hours', async ({ page, request }) => {
  await page.clock.install()
  const person = await openWatched(page, request, '/france')
  await page.clock.fastForward('03:01:00')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Session Warning')).toBeHidden()
  await page.clock.fastForward('01:30:00')
  await expectSignedIn(page)
  await expect(page.getByText('Session Warning')).toBeHidden()
})

test('a device whose clock is six hours off signs in, and stays signed in', async ({ page, request }) => {
  await page.clock.install({ time: Date.now() + 6 * 3_600_000 })
  await page.goto('/france')
  await signIn(page, await createAccount(request))
  await page.clock.fastForward('00:10:00')
  await page.reload()
  await expectSignedIn(page)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a session that another device ended is told as a security alert', async ({ page, request }) => {
  await page.clock.install()
  const person = await openWatched(page, request, '/france')
  await changePasswordElsewhere(request, person)
  const alert = page.getByRole('alert').filter({ hasText: 'Security Alert' })
  await page.clock.fastForward('00:05:30')
  await expect(alert).toContainText('Unusual activity detected. Please verify your account security.')
  await expectSignedOut(page)
  await alert.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(`${person.password}-new`)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expectSignedIn(page)
  await expect(alert).toBeHidden()
})

test('hours without a network sign nobody out; with it the token is exchanged', async ({
  page,
  request,
  context,
}) => {
  await page.clock.install()
  await openWatched(page, request, '/france')
  const token = () => page.evaluate(() => JSON.parse(localStorage['retour-session']).access_token as string)
  const first = await token()
  await context.setOffline(true)
  await page.clock.fastForward('00:58:00')
  await page.clock.fastForward('01:00:00')
  await expectSignedIn(page)
  expect(await token()).toBe(first)
  await expect(page.getByRole('alert')).toBeHidden()
  await context.setOffline(false)
  await page.clock.fastForward('00:06:00')
  await expect.poll(token).not.toBe(first)
  await expectSignedIn(page)
})

test('a server that cannot answer, or a hotel’s sign-on page, signs nobody out', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await openWatched(page, request, '/france')
  let requestCount = 0
  let status = 503
  await page.route('**/auth/v1/**', (route) => {
    requestCount += 1
    return route.fulfill({ status, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' })
  })
  await page.clock.fastForward('00:58:00')
  for (status of [503, 403, 200]) {
    const before = requestCount
    // The client itself repeats a refresh without a response. A check meanwhile shares it, so the next check makes a
    // new one.
    await expect(async () => {
      await page.clock.fastForward('00:05:00')
      await expect.poll(() => requestCount, { timeout: 2_000 }).toBeGreaterThan(before)
    }).toPass()
    await expectSignedIn(page)
  }
  await expect(page.getByRole('alert')).toBeHidden()
})

test('signing in and out holds in every tab at once', { tag: '@core' }, async ({ context, request }) => {
  const person = await createAccount(request)
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/france')
  await second.goto('/spain')
  await expectSignedOut(second)
  await signIn(first, person)
  await expectSignedIn(second)
  await logOut(second)
  await Promise.all(
    [first, second].map((tab) => expect(tab.getByText('You have been logged out')).toBeVisible()),
  )
  await expectSignedOut(first)
})

test('two tabs whose token runs out at the same moment stay signed in', async ({ context, request }) => {
  // One clock for all tabs of a browser.
  await context.clock.install()
  const [first, second] = [await context.newPage(), await context.newPage()]
  await openWatched(first, request, '/france')
  await waitForWatchers(second, () => second.goto('/spain'))
  // The second tab may find the first one's token already, and then makes no request.
  const exchanges: number[] = []
  let requestCount = 0
  context.on('request', (each) => {
    if (each.url().includes('grant_type=refresh_token')) requestCount += 1
  })
  context.on('response', (response) => {
    if (response.url().includes('grant_type=refresh_token')) exchanges.push(response.status())
  })
  for (const time of ['00:58:00', '01:00:00', '01:00:00'])
    await test.step(`after ${time} more`, async () => {
      const before = exchanges.length
      await context.clock.fastForward(time)
      await expect.poll(() => exchanges.length).toBeGreaterThan(before)
      await expect.poll(() => exchanges.length).toBe(requestCount)
      expect(exchanges.filter((status) => status !== 200)).toEqual([])
      await expectSignedIn(first)
      await expectSignedIn(second)
    })
})

test('without a network one can still log out of this device', async ({ page, request, context }) => {
  await openWatched(page, request, '/france')
  await context.setOffline(true)
  await logOut(page)
  await expect(page.getByRole('alert')).toContainText('Sign out failed: You are signed out on this device')
  await expectSignedOut(page)
  expect(await storedSession(page)).not.toContain('access_token')
})

test('a menu that is opened on a line that fails fetches nothing, and the page stays', async ({
  page,
  request,
  context,
}) => {
  await openWatched(page, request, '/vat-calculator')
  // The last script of the page.
  await expect(chatButton(page)).toBeVisible()
  await context.setOffline(true)
  const requests: string[] = []
  page.on('request', (each) => requests.push(each.url()))
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).hover()
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused()
  expect(requests).toEqual([])
})

test(
  'two people one after the other: the second finds nothing of the first',
  { tag: '@core' },
  async ({ page, request, context }) => {
    const [mei, ana] = [await createAccount(request), await createAccount(request, newPerson('Ana Silva'))]
    const other = await context.newPage()
    await other.goto('/vat-calculator/spain')
    await page.goto('/vat-calculator')
    await page.getByLabel('Purchase amount').fill('1250')
    await signIn(page, mei)
    await expect(page.getByLabel('Purchase amount'), 'the dialog loses nothing').toHaveValue('1250')
    await other.getByLabel('Purchase amount').fill('4321')
    await logOut(page)
    await expectSignedOut(page)
    await expect(page.getByLabel('Purchase amount')).toHaveValue('')
    await expect(other.getByLabel('Purchase amount')).toHaveValue('')
    for (const tab of [page, other]) {
      const memory = await storedSession(tab)
      for (const trace of [mei.email, mei.fullName, '1250', '4321']) expect(memory).not.toContain(trace)
    }
    await signIn(page, ana)
    await page.reload()
    await expectSignedIn(page)
    await expect(page.getByLabel('Purchase amount')).toHaveValue('')
    expect(await storedSession(page)).toContain(ana.email)
  },
)

test('logging out on the dashboard leads home, however long home is on its way', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await openSignedIn(page, request)
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
  const loggedOut = page.waitForResponse(/\/auth\/v1\/logout/)
  // A page that is being left does not answer the test's queries, so it records itself what it shows.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('You have been logged out'))
        sessionStorage.setItem('told', 'yes')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const order: string[] = []
  page.on('response', (response) => {
    if (/\/auth\/v1\/logout/.test(response.url())) order.push('logged out')
  })
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      // Leaving earlier would abort the call that ends the session on the server.
      order.push('home')
      await (await loggedOut).finished()
      await route.continue()
    },
  )
  await logOut(page)
  await expect(page.getByRole('heading', { name: 'What comes back to you?' })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(order).toEqual(['logged out', 'home'])
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('yes')
  await expect(page.getByText('You have been logged out')).toBeVisible()
  await page.context().close()
})

test('calls carry who is signed in, and nobody after that', async ({ page, request }) => {
  let bearers: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/functions/v1/')) bearers.push(call.headers().authorization ?? '')
  })
  const choose = async (type: string, kindOfToken: 'of a person' | 'of anybody') => {
    bearers = []
    await page.getByLabel('Location type').selectOption(type)
    await expect.poll(() => bearers.length).toBeGreaterThan(0)
    const parts = bearers.map((bearer) => bearer.split('.').length)
    expect(new Set(parts)).toEqual(new Set([kindOfToken === 'of a person' ? 3 : 1]))
  }
  await page.goto('/vat-calculator/france/paris#locations')
  await choose('refund-office', 'of anybody')
  await signIn(page, await createAccount(request))
  await choose('transportation', 'of a person')
  await logOut(page)
  await expectSignedOut(page)
  await choose('shopping-area', 'of anybody')
})
