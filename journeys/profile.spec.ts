import { readFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectNoViolation } from './expect-no-violation.ts'
import {
  createAccount,
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  logOut,
  mailedLink,
  newPerson,
  type Person,
} from './account-holder.ts'
import { waitForMail } from './mailbox.ts'
import { openAs, openSignedIn } from './signed-in.ts'

const openTab = (page: Page, request: APIRequestContext, tab: string) =>
  openSignedIn(page, request, { path: `/dashboard?tab=${tab}` })
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

test(
  'personal info: checked, kept through a failure and a reload, saved, and the new name shown',
  { tag: '@core' },
  async ({ page, request }) => {
    await openTab(page, request, 'profile')
    await expect(page.getByLabel('Email')).toBeDisabled()
    await expect(page.getByText('Email cannot be changed')).toBeVisible()
    await expectNoViolation(page)
    await page.getByLabel('Full name').fill('M')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Full name is required')).toBeVisible()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await page.getByLabel('Full name').fill('Meiko Tanaka')
    await page.getByLabel('Phone').fill('+81 3 1234')
    await page.getByLabel('Country').selectOption('Italy')

    await page.route('**/rest/v1/profiles**', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert').first()).toHaveText(
      'Failed to update profile: The server could not do this. Please try again.',
    )
    await page.unroute('**/rest/v1/profiles**')
    await page.reload()
    await expect(page.getByLabel('Phone')).toHaveValue('+81 3 1234')
    await expect(page.getByLabel('Country')).toHaveValue('italy')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Meiko')
    await page.getByRole('tab', { name: 'Recommendations' }).click()
    await expect(page.getByText('Your profile says Italy.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Refund locations in Italy' })).toBeVisible()
    await expectNoViolation(page)
  },
)

test(
  'preferences: chips by keyboard, no blank and no double entry, and each recommendation says why',
  { tag: '@core' },
  async ({ page, request }) => {
    await openTab(page, request, 'profile')
    await page.getByRole('tab', { name: 'Preferences' }).click()
    const brands = page.getByRole('combobox', { name: 'Brands' })
    await brands.focus()
    for (const typed of ['Hermès', ' hermès ', '  ', 'Dior']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
    }
    await expect(list(page, 'Brands')).toHaveText(['Hermès', 'Dior'])
    await page.getByRole('button', { name: 'Remove Dior' }).press('Enter')
    await expect(list(page, 'Brands')).toHaveText(['Hermès'])
    await expect(brands).toBeFocused()
    await page.getByLabel('Shopping budget in EUR').fill('a lot')
    // Text that was not added is saved too.
    await page.getByRole('combobox', { name: 'Travel destinations' }).fill('Milan')
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByText('Please enter an amount in euros')).toBeVisible()
    await expect(list(page, 'Travel destinations')).toHaveText(['Milan'])
    await expectNoViolation(page)
    await page.getByLabel('Shopping budget in EUR').fill('1,500.50')
    await page.getByLabel('I have claimed a VAT refund before').check()

    await page.route('**/rest/v1/user_preferences**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
    )
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByText('Failed to save your preferences.')).toBeVisible()
    await page.unroute('**/rest/v1/user_preferences**')
    await page.reload()
    await page.getByRole('tab', { name: 'Preferences' }).click()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByText('Your preferences have been saved.')).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'Preferences' }).click()
    await expect(page.getByLabel('Shopping budget in EUR')).toHaveValue('1500.5')
    await expect(page.getByLabel('I have claimed a VAT refund before')).toBeChecked()
    await page.getByRole('tab', { name: 'Recommendations' }).click()
    await expect(page.getByText('You travel to Milan.', { exact: true })).toBeVisible()
    await expect(page.getByText('You like Hermès').first()).toBeVisible()
  },
)

test('recommended offices follow what one saves; what is popular is not called one’s own', async ({
  page,
  request,
}) => {
  await openTab(page, request, 'recommendations')
  await expect(page.getByRole('heading', { name: 'Popular in France' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular places' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Places for you' })).toHaveCount(0)
  await page.goto('/spain/madrid')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Madrid added to favorites')).toBeVisible()
  await page.goto('/dashboard?tab=recommendations')
  await expect(page.getByRole('heading', { name: 'Places for you' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Refund locations near Madrid' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All refund locations in Madrid, Spain' })).toHaveCount(2)
  await expect(page.getByText('Shown because you saved Madrid.').first()).toBeVisible()
  await expectNoViolation(page)
})

test('preferences that do not come say so', async ({ page, request }) => {
  await page.route('**/rest/v1/user_preferences**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await openTab(page, request, 'profile')
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await expect(page.getByText('Failed to load your preferences.')).toBeVisible()
  await expectNoViolation(page)
})

test('security: a wrong current password, a new one that ends the other device, and the mailed link', async ({
  page,
  request,
  browser,
}) => {
  const person = await openTab(page, request, 'profile')
  const elsewhere = await (await browser.newContext()).newPage()
  await openAs(elsewhere, request, person, '/dashboard?tab=settings')
  await page.getByRole('tab', { name: 'Security' }).click()
  await expectNoViolation(page)
  await expect(page.getByText('Please contact support to delete your account.')).toBeVisible()
  await page.getByLabel('Current password').fill('not-it')
  await page.getByLabel('New password').fill('another-1')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await expect(page.getByLabel('New password')).toHaveValue('another-1')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your new password is saved')).toBeVisible()
  await expectSignedIn(page)
  await elsewhere.getByRole('checkbox').first().check()
  await elsewhere.getByRole('button', { name: 'Save Preferences' }).click()
  await expectSignedOut(elsewhere)
  await elsewhere.context().close()

  await page.getByRole('button', { name: 'Send password reset link' }).click()
  await expect(page.getByText('Password reset link sent to your email')).toBeVisible()
  expect(await mailedLink(request, person, 'Choose a new password')).toContain('type=recovery')
})

test('signing out other devices keeps this one; signing out everywhere ends it too', async ({
  page,
  request,
  browser,
}) => {
  const person = await openTab(page, request, 'profile')
  const elsewhere = await (await browser.newContext()).newPage()
  await openAs(elsewhere, request, person, '/dashboard?tab=settings')
  await expect(elsewhere.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(page.getByText('All other devices are signed out')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Save Preferences' }).click()
  await expectSignedOut(elsewhere)
  await elsewhere.context().close()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Sign out failed: You are offline.')
  await expectSignedIn(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectSignedOut(page)
  await expect(page).toHaveURL('/')
})

test('one’s own data comes as one file that holds what was saved, or not at all', async ({
  page,
  request,
}) => {
  const person = await openTab(page, request, 'locations')
  await page.getByRole('button', { name: 'Save Cannes' }).click()
  await expect(page.getByText('Cannes added to favorites')).toBeVisible()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.route('**/rest/v1/bookings**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(
    page.getByText('Your data could not be collected: The server could not do this.'),
  ).toBeVisible()
  await page.unroute('**/rest/v1/bookings**')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await downloading).path()
  const data = JSON.parse(await readFile(file, 'utf8'))
  expect(data.account).toMatchObject({ email: person.email, fullName: person.fullName })
  expect(data.profiles).toMatchObject([{ email: person.email }])
  expect(data.favorite_locations).toMatchObject([{ location_name: 'Cannes' }])
  for (const table of [
    'user_preferences',
    'leads',
    'refund_history',
    'bookings',
    'chat_conversations',
    'chat_messages',
    'trip_entries',
  ])
    expect(data[table], table).toEqual([])
  // The job that makes suggestions may or may not have run already.
  expect(data.ai_suggestions).toBeInstanceOf(Array)
})

test('settings: kept through a failure, saved, and a press in the mail shows in them', async ({
  page,
  request,
}) => {
  const person = await openTab(page, request, 'settings')
  const updates = page.getByLabel('Refund updates')
  await expect(updates).not.toBeChecked()
  await page.getByLabel('Email notifications').check()
  await updates.check()
  await page.route('**/rest/v1/profiles**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('alert').first()).toHaveText('Failed to save preferences')
  await expect(updates).toBeChecked()
  await expectNoViolation(page)
  await page.unroute('**/rest/v1/profiles**')
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText('Notification preferences saved successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeFocused()
  await page.reload()
  await expect(updates).toBeChecked()

  const link = await unsubscribeLink(request, person)
  const mailTab = await page.context().newPage()
  await mailTab.goto(link)
  await expectNoViolation(mailTab)
  await mailTab.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(mailTab.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await mailTab.getByRole('link', { name: 'Settings of your account' }).click()
  await expect(mailTab.getByLabel('Email notifications')).toBeChecked()
  await expect(mailTab.getByLabel('Refund updates')).not.toBeChecked()
})

/** Has a guide mailed to a person, as the calculator does. Returns the link to unsubscribe. */
async function unsubscribeLink(request: APIRequestContext, { email }: Person): Promise<string> {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  const lead = { email, full_name: 'Mei Tanaka', purchase_amount: 500, currency: 'EUR', country: 'france' }
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }
  expect((await request.post('/rest/v1/leads', { headers, data: lead })).status()).toBe(201)
  const mail = await waitForMail(request, email, 'VAT refund guide')
  const { link = '' } = /href="(?<link>[^"]+\/mail\/unsubscribe[^"]+)"/.exec(mail)?.groups ?? {}
  return link.replaceAll('&amp;', '&')
}

test('two people one after the other: nothing typed or saved by the first is there for the second', async ({
  page,
  request,
}) => {
  const mei = await openTab(page, request, 'profile')
  await page.getByLabel('Phone').fill('+81 3 5555')
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await page.getByRole('combobox', { name: 'Brands' }).fill('Secret house')
  await page.keyboard.press('Enter')
  await logOut(page)
  // The server has ended the session and the home page has loaded; a page that is opened earlier would be left again.
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  await page.goto('/dashboard?tab=profile')
  await fillLogin(page, await createAccount(request, newPerson('Ana Silva')))
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Silva')
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await expect(page.getByLabel('Nationality')).toBeVisible()
  await expect(page.getByText('Secret house')).toBeHidden()
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  for (const trace of [mei.email, '5555', 'Secret house']) expect(stored).not.toContain(trace)

  await test.step('nor does a late answer to the one empty what the other has typed', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.goto('/dashboard?tab=profile')
    await page.getByLabel('Phone').fill('+351 21 1234')
    await page.route('**/rest/v1/profiles**', async (route) => {
      if (route.request().method() === 'PATCH') await released
      await route.continue()
    })
    const sending = page.waitForRequest(
      (sent) => sent.url().includes('/rest/v1/profiles') && sent.method() === 'PATCH',
    )
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const saving = await sending
    const other = await page.context().newPage()
    await openAs(other, request, mei, '/icon.svg')
    await expect(page.getByLabel('Full name')).toHaveValue(mei.fullName)
    await page.getByLabel('Phone').fill('+81 3 6666')
    release()
    await (await saving.response())?.finished()
    // What the page does with the answer is done by then.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    await page.reload()
    await expect(page.getByLabel('Phone')).toHaveValue('+81 3 6666')
  })
})
