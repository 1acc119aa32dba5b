import { expect, test, type Page, type Route } from '@playwright/test'
import {
  createAccount,
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  logOut,
  newPerson,
  signIn,
} from './account-holder.ts'
import { expectNoViolation } from './expect-no-violation.ts'
import { openSignedIn } from './signed-in.ts'
import { waitUntilStarted } from './visitor.ts'

const saveButton = (page: Page) => page.getByRole('button', { name: /^Saved?$/ })
const rows = (page: Page) => page.getByRole('region', { name: 'Saved places' }).getByRole('listitem')
const table = '**/rest/v1/favorite_locations**'

/** Collects the methods of requests that change the table. */
function watchChanges(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/favorite_locations') && request.method() !== 'GET')
      sent.push(request.method())
  })
  return sent
}

test(
  'signed out: the button is off and says why; its press leads to signing in and is then carried out',
  { tag: '@core' },
  async ({ page, request }) => {
    const person = await createAccount(request)
    const scripts: string[] = []
    page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()))
    await page.goto('/france/paris')
    await expectSignedOut(page)
    await expect(saveButton(page)).toHaveText('Save')
    await expect(saveButton(page)).toBeDisabled()
    await expect(saveButton(page)).toHaveAccessibleDescription('Please sign in to save favorites')
    await waitUntilStarted(page)
    expect(scripts.filter((url) => /live-favorite|use-favorite|open-rest/.test(url))).toEqual([])

    await saveButton(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Please sign in to save favorites')).toBeVisible()
    await fillLogin(dialog, person)
    await expect(page.getByText('Paris added to favorites')).toBeVisible()
    await expectSignedIn(page)
    await expect(saveButton(page)).toHaveText('Saved')
    await page.reload()
    await expect(saveButton(page)).toHaveText('Saved')

    await saveButton(page).click()
    await expect(page.getByText('Paris removed from favorites')).toBeVisible()
    await expect(saveButton(page)).toHaveText('Save')
    await logOut(page)
    await expectSignedOut(page)
    await expect(saveButton(page)).toBeDisabled()
  },
)

test('a double click, two tabs and two names of one place make one row', async ({
  page,
  context,
  request,
}) => {
  await openSignedIn(page, request, { path: '/france/cdg' })
  const other = await context.newPage()
  await other.goto('/france/cdg-airport')
  await expect(saveButton(other)).toBeEnabled()
  const sent = watchChanges(page)
  await saveButton(page).dblclick()
  await expect(page.getByText('Charles de Gaulle Airport added to favorites')).toBeVisible()
  await expect(saveButton(page)).toHaveText('Saved')
  expect(sent).toEqual(['POST'])
  // The other tab does not know yet that the place is saved; pressing Save there is no error.
  await saveButton(other).click()
  await expect(saveButton(other)).toHaveText('Saved')
  await expect(other.getByRole('alert')).toBeHidden()
  await page.goto('/dashboard?tab=locations')
  await expect(rows(page)).toHaveCount(1)
})

test('shown at once, and taken back when the server does not do it', async ({ page, request }) => {
  await openSignedIn(page, request, { path: '/spain/madrid' })
  await expect(saveButton(page)).toBeEnabled()
  let answer = (_route: Route) => Promise.resolve()
  const held = new Promise<Route>((resolve) => {
    answer = async (route) => resolve(route)
  })
  await page.route(table, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()))
  await saveButton(page).click()
  await expect(saveButton(page), 'before there is an answer').toHaveText('Saved')
  await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true')
  await (await held).fulfill({ status: 500, body: '{}' })
  await expect(page.getByRole('alert')).toHaveText(
    'Could not update favorites: The server could not do this. Please try again.',
  )
  await expect(saveButton(page)).toHaveText('Save')
  await page.unroute(table)
  await saveButton(page).click()
  await expect(page.getByText('Madrid added to favorites')).toBeVisible()
})

test('39: with a thousand places the next one is refused, and the page says what to do', async ({
  page,
  request,
}) => {
  await openSignedIn(page, request, { path: '/spain/seville' })
  await expect(saveButton(page)).toBeEnabled()
  const pageRequest = page.waitForRequest(
    (one) => one.url().includes('/rest/v1/favorite_locations') && one.method() === 'POST',
  )
  await saveButton(page).click()
  const first = await pageRequest
  await expect(page.getByText('Seville added to favorites')).toBeVisible()
  const { user_id } = first.postDataJSON() as { user_id: string }
  const { apikey = '', authorization = '' } = await first.allHeaders()
  for (let part = 0; part < 10; part += 1) {
    const data = Array.from({ length: part === 9 ? 99 : 100 }, (_, n) => ({
      user_id,
      location_id: 1 + part * 100 + n,
      location_name: 'Somewhere',
    }))
    const response = await request.post('/rest/v1/favorite_locations', {
      headers: { apikey, authorization },
      data,
    })
    expect(response.status()).toBe(201)
  }
  await page.goto('/spain/madrid')
  await expect(saveButton(page)).toBeEnabled()
  await saveButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Could not update favorites: You can keep at most 1,000 places. Remove some to save another.',
  )
  await expect(saveButton(page)).toHaveText('Save')
})

test('the dashboard: empty, saved from a popular destination, removed, and kept when removing fails', async ({
  page,
  request,
}) => {
  await openSignedIn(page, request, { path: '/dashboard?tab=locations' })
  await expect(page.getByText('No saved places yet.')).toBeVisible()
  await expectNoViolation(page)
  for (const name of ['Nice', 'Madrid']) {
    await page.getByRole('button', { name: `Save ${name}` }).click()
    await expect(page.getByText(`${name} added to favorites`)).toBeVisible()
  }
  await expect(rows(page)).toHaveCount(2)
  await expectNoViolation(page)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Remove Nice' }).click()
  await expect(page.getByRole('alert').first()).toHaveText(
    'Could not remove from favorites: You are offline. Connect and try again.',
  )
  await expect(rows(page)).toHaveCount(2)
  await page.context().setOffline(false)

  await page.getByRole('button', { name: 'Remove Madrid' }).dblclick()
  await expect(page.getByText('Madrid removed from favorites')).toBeVisible()
  await expect(rows(page), 'the second half of the double click is not for the next row').toHaveCount(1)
  await expect(rows(page)).toContainText('Nice')

  await page.getByRole('searchbox', { name: 'City' }).fill('AIX en')
  await page.getByRole('button', { name: 'Search' }).click()
  const offices = page.getByRole('region', { name: 'Find a refund office' })
  await expect(offices.getByRole('listitem').first()).toContainText('Aix-en-Provence')
  await page.getByRole('searchbox', { name: 'City' }).fill('Atlantis')
  await page.keyboard.press('Enter')
  await expect(offices.getByText('No refund offices found for “atlantis”.')).toBeVisible()
})

test('lists that do not come say so, and come when asked again', async ({ page, request }) => {
  await page.route(table, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.route('**/rest/v1/refund_offices**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await openSignedIn(page, request, { path: '/dashboard?tab=locations' })
  await expect(page.getByText('Error loading favorites')).toBeVisible()
  await expect(page.getByText('Error loading refund offices')).toBeVisible()
  await expectNoViolation(page)
  await page.unroute(table)
  await page.getByRole('region', { name: 'Saved places' }).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No saved places yet.')).toBeVisible()
})

test('two people one after the other: the second sees nothing that the first saved', async ({
  page,
  request,
}) => {
  await openSignedIn(page, request, { path: '/italy/rome' })
  await saveButton(page).click()
  await expect(page.getByText('Rome added to favorites')).toBeVisible()
  await logOut(page)
  await signIn(page, await createAccount(request, newPerson('Ana Silva')))
  await expect(saveButton(page)).toBeEnabled()
  await expect(saveButton(page)).toHaveText('Save')
  await page.goto('/dashboard?tab=locations')
  await expect(page.getByText('No saved places yet.')).toBeVisible()
})
