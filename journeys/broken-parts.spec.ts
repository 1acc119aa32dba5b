import { expect, type Locator, type Page, test } from '@playwright/test'
import { newPerson } from './account-holder.ts'
import { openSignedIn, readOwn } from './signed-in.ts'
import { calculate, expectRefund, submitAddress, waitUntilLive } from './visitor.ts'

/** Replaces a browser API before any script of the page runs. */
const replaceIn = (page: Page, replacement: string) => page.addInitScript(replacement)

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('where the browser refuses locks a lead is sent all the same, once', async ({ page, request }) => {
  const person = newPerson()
  await replaceIn(
    page,
    `LockManager.prototype.request = () => Promise.reject(new DOMException('Refused.', 'SecurityError'))`,
  )
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, person.email, person.fullName)
  await expectRefund(page, '177.08')
  await expect(page.getByText(`Saved for ${person.fullName}, ${person.email}.`)).toBeVisible()
  expect(await readOwn(request, person, 'leads?select=id')).toHaveLength(1)
})

test('a part that breaks says so in its place, and the rest of the page lives', async ({ page }) => {
  // Only the booking form generates a random key.
  await replaceIn(page, `crypto.getRandomValues = () => { throw new Error('Without randomness.') }`)
  await page.goto('/france/paris/book-chauffeur')
  await expect(page.getByRole('alert')).toContainText('This part of the page does not work')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paris')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a guide lives where nobody tells what of it is seen', async ({ page }) => {
  await replaceIn(page, 'delete window.IntersectionObserver')
  await page.goto('/france/paris')
  await waitUntilLive(page.getByRole('button', { name: 'Request Booking' }))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a card of the dashboard that breaks leaves the others', async ({ page, request }) => {
  const row = { country: 'france', currency: 'EUR', purchase_amount: 1250, refund_amount: 177.08 }
  // The server never returns such a status; a card that reads it fails to render.
  const broken = { ...row, id: 'a', calculated_on: '2026-11-21', status: 7 }
  await page.route('**/rest/v1/leads?*purchase_amount*', (route) => route.fulfill({ json: [broken] }))
  await openSignedIn(page, request, { path: '/dashboard?tab=refunds' })
  const card = (name: string) => page.getByRole('region', { name })
  await expect(card('Refund calculations').getByRole('alert')).toContainText(
    'This part of the page does not work',
  )
  await expect(card('Request history').getByText('No refund requests yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const broken = (part: Locator) =>
  part.getByRole('alert').filter({ hasText: 'This part of the page does not work' })

/** Makes a method of the browser fail for some of its values, so that one part of the page fails. */
const failFor = (page: Page, method: 'localeCompare' | 'replaceAll', called: RegExp) =>
  replaceIn(
    page,
    `const { ${method}: real } = String.prototype
    String.prototype.${method} = function (...rest) {
      if (${called}.test(this)) throw new Error('It fails here.')
      return real.apply(this, rest)
    }`,
  )

test('a chart that breaks leaves the sums of its card', async ({ page, request }) => {
  const row = { country: 'france', currency: 'EUR', purchase_amount: 1250, refund_amount: 177.08 }
  const rows = ['2026-06-03', '2026-07-04'].map((day) => ({
    ...row,
    id: day,
    calculated_on: day,
    status: 'pending',
  }))
  await page.route('**/rest/v1/leads?*purchase_amount*', (route) => route.fulfill({ json: rows }))
  await failFor(page, 'localeCompare', /^\d{4}-\d\d$/)
  await openSignedIn(page, request, { path: '/dashboard?tab=refunds' })
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(broken(totals)).toBeVisible()
  await expect(totals.getByRole('row', { name: '354.16' })).toBeVisible()
  await expect(totals.getByRole('button', { name: 'Export' })).toBeVisible()
})

test('figures and suggestions that break leave the rest of the overview', async ({ page, request }) => {
  const row = { id: 'a', country: 'france', currency: 'EUR', purchase_amount: 1250, refund_amount: 177.08 }
  // The list beside the figures is another query.
  await page.route('**/rest/v1/leads?*offset*', (route) =>
    route.fulfill({ json: [{ ...row, calculated_on: null, status: 'pending' }] }),
  )
  await page.route('**/rest/v1/ai_suggestions?*', (route) =>
    route.fulfill({ json: ['a', 'b'].map((id) => ({ id, created_at: null })) }),
  )
  await openSignedIn(page, request)
  await expect(broken(page.getByRole('region', { name: 'Suggestions' }))).toBeVisible()
  await expect(broken(page.getByRole('main'))).toHaveCount(2)
  await expect(page.getByText('No calculations yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
})

test('a part of the profile that breaks leaves the way to the others', async ({ page, request }) => {
  await page.route('**/rest/v1/user_preferences?*', (route) =>
    route.fulfill({ json: [{ preferred_brands: [{}] }] }),
  )
  await openSignedIn(page, request, { path: '/dashboard?tab=profile' })
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await expect(broken(page.getByRole('main'))).toBeVisible()
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByRole('button', { name: 'Sign out other devices' })).toBeVisible()
  await expect(broken(page.getByRole('main'))).toHaveCount(0)
})

test('a result is read and saved without the drawings that break', { tag: '@core' }, async ({ page }) => {
  const person = newPerson()
  // Only the lace and the stamp derive names from the ids of their island.
  await failFor(page, 'replaceAll', /^[:_«]CalculatorScreen-r/)
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, person.email, person.fullName)
  await expectRefund(page, '177.08')
  await expect(page.getByText(`Saved for ${person.fullName}`)).toBeVisible()
  await expect(page.getByRole('img', { name: /Not validated/ })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [name, answer] of [
  ['does not come', null],
  ['cannot be drawn', '{}'],
] as const)
  test(`home calculates when the star map of a city ${name}`, async ({ page }) => {
    const person = newPerson()
    await page.route('**/constellations/spain/**', (route) =>
      answer ? route.fulfill({ body: answer, contentType: 'application/json' }) : route.abort(),
    )
    await page.goto('/')
    const pageRequest = page.waitForRequest('**/constellations/spain/**')
    await page.getByRole('radio', { name: 'Spain' }).check({ force: true })
    await pageRequest
    // The static star map stays.
    await expect(page.getByText(/^Paris, drawn from its/)).toBeVisible()
    await calculate(page, { amount: '1250' })
    await submitAddress(page, person.email, person.fullName)
    await expect(page.getByRole('row', { name: /Your refund/ })).toBeVisible()
  })

test('where no map can be drawn the list of the locations stays', async ({ page }) => {
  await replaceIn(page, 'delete window.IntersectionObserver')
  await page.goto('/map-locations/france/paris')
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to load map.' })).toBeVisible()
  await expect(page.getByText('43 places')).toBeVisible()
})

test('a screen that breaks keeps its look, its header and what can be read, and says what to do', async ({
  page,
}) => {
  await replaceIn(page, `window.matchMedia = () => { throw new Error('Without media queries.') }`)
  await page.goto('/map-locations/france/paris')
  await expect(page.getByRole('alert')).toContainText('this page can be read')
  await expect(page.getByRole('alert')).toContainText('Reload the page to try again.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paris')
  await expect(navigation(page)).toBeVisible()
  // The background of the page, not the browser's white.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  )
  // Another page resets the error boundary.
  await waitUntilLive(navigation(page).getByRole('link').nth(1))
  await navigation(page).getByRole('link', { name: 'VAT Calculator' }).click()
  await expect(page.getByRole('button', { name: 'Calculate Refund' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
