import { expect, test, type Page } from '@playwright/test'
import { accountButton, createAccount, fillLogin, logOut } from './account-holder.ts'
import { waitUntilRead } from './dashboard-page.ts'
import { waitUntilLive } from './visitor.ts'

const form = '/auth?from=/dashboard'
/** The scripts of the dashboard and of the frame around a person who is signed in. */
const scripts = [
  'dashboard',
  'dashboard-reads',
  'auth-client',
  'concierge-button',
  'watch-session',
  'log-out',
]

const submitButton = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' })

/** Returns which of the scripts have come. */
async function listCome(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  // A hash has eight characters.
  return scripts.filter((script) => names.some((name) => RegExp(`/${script}-[\\w-]{8}\\.js$`).test(name)))
}

/** Waits until the browser has been idle after the page has come to life. */
async function waitUntilIdle(page: Page) {
  await waitUntilLive(submitButton(page))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

test('while somebody signs in the dashboard’s scripts come, so that then its data alone are asked for, each once', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  await page.goto(form)
  await expect.poll(() => listCome(page)).toEqual(scripts)
  const reads: string[] = []
  const late: string[] = []
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url())
    if (pathname.startsWith('/rest/v1/')) reads.push(pathname + search)
    else if (pathname.endsWith('.js')) late.push(pathname)
  })
  await fillLogin(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await waitUntilRead(page)
  expect(late).toEqual([])
  expect(reads).toHaveLength(8)
  expect(new Set(reads).size).toBe(8)
  // A list of places that is shown again is read again, because another tab may have saved one.
  await page.getByRole('tab', { name: 'Locations' }).click()
  await expect.poll(() => reads.filter((path) => path.includes('favorite_locations')).length).toBe(2)
})

test('on a device that saves data they come after the sign-in', async ({ page, request }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const person = await createAccount(request)
  await page.goto(form)
  await waitUntilIdle(page)
  expect(await listCome(page)).toEqual([])
  await fillLogin(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
})

test('the form stays, and is busy, until the dashboard is there; who logs out before that finds it again, and what was read is not read twice', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/dashboard-[\w-]{8}\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const read: string[] = []
  page.on('requestfinished', (sent) => {
    if (sent.url().includes('/rest/v1/')) read.push(sent.url())
  })
  await page.goto(form)
  await expect.poll(() => listCome(page)).toContain('dashboard-reads')
  await fillLogin(page, person)
  const busy = page.getByRole('button', { name: 'Signing in' })
  await expect(accountButton(page)).toBeVisible()
  await expect(busy).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect.poll(() => read.length).toBe(8)
  await logOut(page)
  await expect(submitButton(page)).toBeVisible()
  await fillLogin(page, person)
  await expect(busy).toBeVisible()
  await expect.poll(() => read.length).toBe(16)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await waitUntilRead(page)
  expect(read).toHaveLength(16)
})
