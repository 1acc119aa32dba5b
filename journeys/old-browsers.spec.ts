import { expect, type Page, test } from '@playwright/test'
import { findTooNew, servedBrowsers } from '../tools/fence/browser-support.ts'
import { newPerson, openSignIn } from './account-holder.ts'
import { ask, openChat } from './chat.ts'
import { mapOf, waitUntilDrawn } from './map-visitor.ts'
import { dayAhead, fillPerson, fillRide, received, requestButton } from './ride-request.ts'
import { openSignedIn } from './signed-in.ts'
import { calculate, expectRefund, submitAddress, waitUntilStarted } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * Removes from the page what the oldest browsers of a list lack. A native popover cannot be removed, only its interface
 * for scripts.
 */
async function takeAway(page: Page, list: 'defaults' | 'reads') {
  const { globals, statics, members } = findTooNew(servedBrowsers(list))
  const names = [globals, statics, members].map((found) => [...found.keys()].map((name) => name.split('.')))
  await page.addInitScript(([globals = [], statics = [], members = []]) => {
    const all = window as unknown as Record<string, { prototype?: object } | undefined>
    const remove = (from: object | undefined, name = '') => from && Reflect.deleteProperty(from, name)
    for (const [owner = '', name] of statics) remove(all[owner], name)
    for (const [owner = '', name] of members)
      remove(owner === 'Window' ? window : all[owner]?.prototype, name)
    for (const [owner = ''] of globals) remove(window, owner)
  }, names)
}

/** Collects errors in a page from now on, and the scripts that it requests. */
function watch(page: Page) {
  const broken: string[] = []
  const scripts: string[] = []
  page.on('pageerror', (error) => broken.push(String(error)))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname)
  })
  return { broken, scripts }
}

const standIn = /^\/assets\/popover-/

test.describe('the oldest browsers that are served in full', () => {
  test('calculate, and see the saved result', { tag: '@core' }, async ({ page }) => {
    await takeAway(page, 'defaults')
    const { broken, scripts } = watch(page)
    const person = newPerson()
    await page.goto('/')
    await calculate(page, { amount: '1250', country: 'France' })
    await submitAddress(page, person.email, person.fullName)
    await expectRefund(page, '177.08')
    await expect(page.getByText(`Saved for ${person.fullName}`)).toBeVisible()
    expect(broken).toEqual([])
    // The home page and the calculator are two documents, which load the same file.
    expect(new Set(scripts.filter((path) => standIn.test(path))).size).toBe(1)
  })

  test('read a guide and book a ride', async ({ page }) => {
    await takeAway(page, 'defaults')
    const { broken } = watch(page)
    await page.goto('/france/paris')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Paris')
    await page.goto('/spain/madrid/book-chauffeur')
    await fillRide(page, dayAhead(30))
    await fillPerson(page, newPerson().email)
    await requestButton(page).click()
    await expect(received(page)).toBeVisible()
    expect(broken).toEqual([])
  })

  test('see the list and the map of refund locations', async ({ page }) => {
    await takeAway(page, 'defaults')
    const { broken } = watch(page)
    await page.goto('/map-locations/france/paris')
    await expect(page.getByText('43 places')).toBeVisible()
    await waitUntilDrawn(page)
    await expect(mapOf(page)).toBeVisible()
    expect(broken).toEqual([])
  })

  test('sign in, and have a dashboard and the assistant', async ({ page, request }) => {
    await takeAway(page, 'defaults')
    const { broken } = watch(page)
    await page.goto('/')
    await openSignIn(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await openSignedIn(page, request)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    const drawer = await openChat(page)
    await ask(drawer, 'What is the minimum purchase in France?', '100')
    expect(broken).toEqual([])
  })
})

/**
 * Shows the popovers of the polyfill: the browser hides them while they are closed; without native popovers only the
 * page's styles do.
 */
const showStandIns = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(String.raw`.\:popover-open { display: block }`)
    document.adoptedStyleSheets = [sheet]
  })

test.describe('the phone menu where popovers are unknown', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [name, path] of [
    ['a page with scripts', '/france/paris'],
    ['Page Not Found', '/no-such-page'],
    ['the page without a network', '/offline'],
  ] as const)
    test(`of ${name} opens, closes and leads on`, async ({ page }) => {
      await takeAway(page, 'defaults')
      await showStandIns(page)
      const { broken, scripts } = watch(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(scripts.filter((script) => standIn.test(script))).toHaveLength(1)
      const open = page.getByRole('button', { name: 'Menu', exact: true })
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu).toBeHidden()
      await open.click()
      await expect(menu).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await open.click()
      await menu.getByRole('link', { name: 'VAT calculator' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('calculator', { ignoreCase: true })
      expect(broken).toEqual([])
    })
})

test('a browser of today fetches nothing that stands in for what it has', async ({ page }) => {
  const { scripts } = watch(page)
  await page.goto('/vat-calculator')
  await waitUntilStarted(page)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((path) => standIn.test(path))).toEqual([])
})

const tooOld = 'This browser is too old to calculate, sign in, save or book here.'

for (const path of [
  '/',
  '/vat-calculator',
  '/france',
  '/france/paris',
  '/map-locations/france/paris',
  '/how-vat-refund-works-in-france',
  '/france/paris/book-chauffeur',
  '/dashboard',
  '/auth',
  '/privacy',
])
  test(
    `older ones read ${path} as without a script, and are told what does not work`,
    { tag: path === '/france/paris' ? '@core' : [] },
    async ({ page, browser, baseURL }) => {
      await takeAway(page, 'reads')
      const { broken, scripts } = watch(page)
      await page.goto(path)
      await expect(page.getByText(tooOld)).toBeVisible()
      const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
      await plain.goto(path)
      await expect(page.getByRole('main')).toHaveText(await plain.getByRole('main').innerText(), {
        useInnerText: true,
      })
      await expect(page.getByRole('banner')).toBeVisible()
      expect(scripts.filter((name) => !standIn.test(name))).toEqual([])
      expect(broken).toEqual([])
      await plain.close()
    },
  )
