import { expect, type Page, test } from '@playwright/test'
import { accountButton, createAccount, expectSignedOut, logOut, signIn } from './account-holder.ts'
import { chatButton } from './chat.ts'
import { dayAhead, fillPerson, fillRide, received, requestButton } from './ride-request.ts'
import { openSignedIn } from './signed-in.ts'
import { holdScripts, newAddress, waitUntilLive, waitUntilStarted } from './visitor.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

/** Collects the scripts that a page requests, by their names in the build. */
function watchScripts(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (name) requests.push(name)
  })
  return requests
}

test(
  'a document is painted before it asks for a script, and never asks for the router',
  { tag: '@core' },
  async ({ page }) => {
    const requests = watchScripts(page)
    const release = await holdScripts(page)
    await page.goto('/how-vat-refund-works-in-france')
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const paintedAt = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    )
    release()
    await waitUntilStarted(page)
    const firstAt = await page.evaluate(() =>
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    )
    expect(firstAt).toBeGreaterThanOrEqual(paintedAt)
    expect(requests).toContain('islands')
    expect(requests).not.toContain('router')
  },
)

test('from a screen to a document and back: what was typed there stays', async ({ page }) => {
  await page.goto('/vat-calculator')
  await waitUntilLive(page.getByLabel('Purchase amount'))
  await page.getByLabel('Purchase amount').fill('1250')
  await page.getByRole('radio', { name: 'Spain' }).check({ force: true })
  await footer(page).getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
  await footer(page).getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Purchase amount')).toHaveValue('1250')
  await expect(page.getByRole('radio', { name: 'Spain' })).toBeChecked()
})

test('a message that is read as the page is left stands on the next page too', async ({ page, request }) => {
  await page.goto('/terms')
  await signIn(page, await createAccount(request))
  await logOut(page)
  const message = page.getByRole('status').filter({ hasText: 'You have been logged out' })
  await expect(message).toBeVisible()
  await footer(page).getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL('/cookies')
  await expect(message).toBeVisible()
  await expectSignedOut(page)
})

test('an island that breaks leaves the others and the page', async ({ page, request }) => {
  // Only the assistant's button uses it.
  await page.addInitScript(`window.matchMedia = () => { throw new Error('Without media queries.') }`)
  const warned = page.waitForEvent('console', (message) => message.text().includes('ConciergeSlot'))
  await openSignedIn(page, request, { path: '/privacy' })
  await warned
  await expect(chatButton(page)).toHaveCount(0)
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expectSignedOut(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy')
})

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test(
  'what is typed, chosen and pressed in the form of a place before its script has come is sent',
  { tag: '@core' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/france/paris', { waitUntil: 'commit' })
    await fillRide(page, dayAhead(30))
    await page.getByRole('radio', { name: 'Mercedes V-Class' }).check()
    await fillPerson(page, newAddress())
    await requestButton(page).click()
    await expect(requestButton(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(received(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Mercedes V-Class')
    await expect(page.getByLabel('Full name')).toHaveValue('')
  },
)

test('each island keeps what was done in it until it lives, however late that is', async ({ page }) => {
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/booking-form-*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/spain/madrid')
  await page.getByLabel('Full name').fill('Mei Tanaka')
  await page.getByRole('radio', { name: 'Departure' }).check({ force: true })
  await saveButton(page).click({ force: true })
  // The other islands do not wait for it.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Pickup location').fill('Hotel Ritz')
  release()
  await waitUntilLive(requestButton(page))
  await expect(page.getByRole('textbox', { name: 'Special requests' })).toHaveValue(
    'VAT Refund & Departure Assistance',
  )
  await expect(page.getByLabel('Full name')).toHaveValue('Mei Tanaka')
  await expect(page.getByLabel('Pickup location')).toHaveValue('Hotel Ritz')
  await expect(page.getByLabel('Dropoff location')).toHaveValue(/Airport/)
  await expect(page.getByRole('radio', { name: 'Departure' })).toBeChecked()
})

test('the search of a country leads to what was chosen before its script has come', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/france', { waitUntil: 'commit' })
  await page.getByLabel('Country').selectOption('spain')
  await page.getByRole('button', { name: 'Search Locations' }).click()
  release()
  await expect(page).toHaveURL('/map-locations/spain/madrid#list-view')
})

test('what is typed in an island stays when the page is loaded anew before its script has come', async ({
  page,
}) => {
  await page.route('**/assets/booking-form-*.js', (route) => route.abort())
  await page.goto('/italy/rome')
  await page.getByLabel('Full name').fill('Mei Tanaka')
  await waitUntilStarted(page)
  await page.unroute('**/assets/booking-form-*.js')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Mei Tanaka')
  await page.getByLabel('Full name').focus()
  await waitUntilLive(requestButton(page))
  await expect(page.getByLabel('Full name')).toHaveValue('Mei Tanaka')
})

test('an island of the content that breaks says so in its place, keeps what was typed and leaves the others', async ({
  page,
}) => {
  // Only the booking form generates a random key.
  await page.addInitScript(`crypto.getRandomValues = () => { throw new Error('Without randomness.') }`)
  const release = await holdScripts(page)
  await page.goto('/france/paris', { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Mei Tanaka')
  release()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('This part of the page does not work')
  await expect(main.getByRole('alert')).toHaveCount(1)
  await expect(page.getByLabel('Full name')).toHaveValue('Mei Tanaka')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paris')
  await saveButton(page).click({ force: true })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an island whose script does not come says so, and Retry brings it with what was typed', async ({
  page,
}) => {
  await page.route('**/assets/booking-form-*.js', (route) => route.abort())
  await page.goto('/france/nice')
  await page.getByLabel('Full name').fill('Mei Tanaka')
  await page.getByRole('heading', { name: 'Book a chauffeur in Nice' }).scrollIntoViewIfNeeded()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This part of the page could not be loaded.')
  await requestButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'does not work' })).toBeVisible()
  await expect(requestButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await page.unroute('**/assets/booking-form-*.js')
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await waitUntilLive(requestButton(page))
  await expect(alert).toHaveCount(0)
  await expect(page.getByLabel('Full name')).toHaveValue('Mei Tanaka')
  await expect(received(page)).toHaveCount(0)
})

test('logging out empties what a person typed in an island, live or not', async ({ page, request }) => {
  await page.route('**/assets/booking-form-*.js', (route) => route.abort())
  await openSignedIn(page, request, { path: '/spain/madrid' })
  for (const isLive of [false, true])
    await test.step(isLive ? 'live' : 'not live', async () => {
      const pickup = page.getByLabel('Pickup location')
      await pickup.fill('Hotel Ritz')
      if (isLive) await waitUntilLive(pickup)
      else await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await logOut(page)
      await expectSignedOut(page)
      await expect(pickup).toHaveValue('')
      if (!isLive) await page.unroute('**/assets/booking-form-*.js')
      await pickup.focus()
      await waitUntilLive(pickup)
      await expect(pickup).toHaveValue('')
      if (!isLive) await signIn(page, await createAccount(request))
    })
})

test('a purchase of a place begins in the trip', async ({ page }) => {
  await page.goto('/france/cdg')
  await page.getByRole('main').getByRole('link', { name: 'Add to my trip' }).first().click()
  await expect(page).toHaveURL(/\/trip/)
  await expect(page.getByRole('textbox', { name: 'Shop' })).toHaveValue(/Charles de Gaulle/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu of a document: Back closes it, and a link of it is one step from the document', async ({
    page,
    request,
  }) => {
    await openSignedIn(page, request, { path: '/imprint' })
    await waitUntilStarted(page)
    const open = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await open.click()
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/imprint')
    await open.click()
    await menu.getByRole('link', { name: 'VAT Calculator' }).click()
    await expect(page.getByRole('button', { name: 'Calculate Refund' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/imprint')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Imprint')
  })
})
