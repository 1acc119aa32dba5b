import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  createAccount,
  expectSignedIn,
  fillLogin,
  logOut,
  mailedCode,
  mailedLink,
  newPerson,
  savePhoneElsewhere,
  signIn,
  type Person,
} from './account-holder.ts'
import { waitForMail } from './mailbox.ts'
import {
  dayAhead,
  fillPerson,
  fillRide,
  received,
  requestButton,
  requestMails,
  watchBookings,
} from './ride-request.ts'

test('signed in: name and address are the account’s and locked, the draft survives, and signing out takes it away', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  await page.goto('/spain/madrid/book-chauffeur')
  await fillRide(page, dayAhead(12))
  await page.getByLabel('Phone').fill('+34 612 34 56 78')
  await signIn(page, person)
  await expect(page.getByLabel('Full name')).toHaveValue(person.fullName)
  await expect(page.getByLabel('Full name')).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(page.getByLabel('Create an account')).toBeHidden()
  await expect(page.getByLabel('Dropoff location')).toHaveValue('Plaza Mayor')

  const sent = watchBookings(page)
  await requestButton(page).click()
  await expect(received(page)).toBeVisible()
  expect(sent[0]?.user_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[0]).toMatchObject({ email: person.email, full_name: person.fullName })
  expect(await requestMails(request, person.email)).toHaveLength(1)

  await page.getByLabel('Pickup location').fill('Nobody else’s hotel')
  await logOut(page)
  await expect(received(page)).toBeHidden()
  await expect(page.getByLabel('Pickup location')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Pickup location')).toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveValue('')
})

/** Requests a car with a new account; the dialog then waits for the mail. */
async function signUpWithRequest(page: Page, person: Person): Promise<Locator> {
  await page.goto('/france/paris/book-chauffeur')
  await fillRide(page, dayAhead(14))
  await fillPerson(page, person.email, person.fullName)
  await page.getByLabel('Create an account').check()
  await requestButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Full name')).toHaveValue(person.fullName)
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  return dialog
}

async function requestWithAccount(page: Page, person: Person) {
  const dialog = await signUpWithRequest(page, person)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your request is not sent yet.')).toBeVisible()
}

test(
  'with a new account: the request waits for the mailed link, then goes once, and both tabs know',
  { tag: '@core' },
  async ({ page, context, request }) => {
    const person = newPerson()
    const sent = watchBookings(page)
    await requestWithAccount(page, person)
    await page.reload()
    await expect(page.getByText('Your request is not sent yet.')).toBeVisible()
    await expect(page.getByLabel('Dropoff location')).toHaveValue('Plaza Mayor')
    expect(sent).toEqual([])

    const mailTab = await context.newPage()
    const sentThere = watchBookings(mailTab)
    await mailTab.goto(await mailedLink(request, person, 'Confirm your email address'))
    await mailTab.getByRole('button', { name: 'Confirm my address' }).click()
    await mailTab.getByRole('button', { name: 'Continue' }).click()
    await expect(mailTab.getByRole('heading', { level: 1 })).toHaveText('Book a Luxury Chauffeur in Paris')
    await expectSignedIn(mailTab)
    await expect(received(mailTab)).toBeVisible()
    await expect(received(page)).toBeVisible()
    await expect(page.getByLabel('Dropoff location')).toHaveValue('')
    const rows = [...sent, ...sentThere]
    expect(new Set(rows.map((row) => row.idempotency_key)).size).toBe(1)
    expect(rows[0]).toMatchObject({ email: person.email })
    expect(rows[0]?.user_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await requestMails(request, person.email)).toHaveLength(1)
  },
)

test('confirmed on another device: the request goes once, and the first device shows it as received', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson()
  const sent = watchBookings(page)
  await page.clock.install()
  const dialog = await signUpWithRequest(page, person)
  await expect(page.getByText('confirming your address there sends it')).toBeVisible()

  await using other = await browser.newContext()
  const phone = await other.newPage()
  const sentThere = watchBookings(phone)
  await phone.goto(await mailedLink(request, person, 'Confirm your email address'))
  await expect(phone.getByText('Confirming also sends this chauffeur request')).toBeVisible()
  await expect(phone.getByRole('definition').filter({ hasText: 'Hotel Ritz, main door' })).toBeVisible()
  await phone.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(phone.getByText('Your chauffeur request was sent.')).toBeVisible()
  await phone.getByRole('link', { name: 'See your requests' }).click()
  await expect(phone.getByText('Plaza Mayor')).toBeVisible()

  // The first device polls every fifteen seconds.
  await page.clock.fastForward(15_000)
  await expect(received(page)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your request is not sent yet.')).toBeHidden()
  await expect(page.getByLabel('Dropoff location')).toHaveValue('')
  expect([...sent, ...sentThere]).toEqual([])
  expect(await requestMails(request, person.email)).toHaveLength(1)
})

test('confirmed with the code of the mail, where the form stands: the request goes once', async ({
  page,
  request,
}) => {
  const person = newPerson()
  const dialog = await signUpWithRequest(page, person)
  const code = await mailedCode(request, person, 'Confirm your email address')
  await dialog.getByLabel('Code from the mail').fill(code)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(received(page)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectSignedIn(page)
  expect(await requestMails(request, person.email)).toHaveLength(1)
})

test('the link opened on two devices at once: one confirms and sends, the other says that it is used', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson()
  await requestWithAccount(page, person)
  const link = await mailedLink(request, person, 'Confirm your email address')
  await using first = await browser.newContext()
  await using second = await browser.newContext()
  const pages = await Promise.all([first.newPage(), second.newPage()])
  for (const one of pages) await one.goto(link)
  await Promise.all(pages.map((one) => one.getByRole('button', { name: 'Confirm my address' }).click()))
  const outcomes = await Promise.all(
    pages.map(async (one) => {
      const heading = one.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(/^(?:Your email address is confirmed|This link no longer works)$/)
      return heading.textContent()
    }),
  )
  expect(new Set(outcomes).size).toBe(2)
  expect(await requestMails(request, person.email)).toHaveLength(1)
})

test('confirmed after its pickup time: the account is there, and the page says that nothing was sent', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson()
  // Simulates a slow person without waiting.
  await page.route('**/auth/v1/signup*', (route) => {
    const body = route.request().postDataJSON()
    body.data.retour_pending_booking.pickup_date = new Date().toISOString()
    return route.continue({ postData: JSON.stringify(body) })
  })
  await page.clock.install()
  await requestWithAccount(page, person)
  await using other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(await mailedLink(request, person, 'Confirm your email address'))
  await phone.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await expect(phone.getByText('was not sent: its pickup time has passed')).toBeVisible()
  const mail = await waitForMail(request, person.email, 'Your chauffeur request was not sent')
  expect(mail).toContain('Hotel Ritz, main door')

  // The first device polls every fifteen seconds.
  await page.clock.fastForward(15_000)
  await expect(page.getByText('Your request was not sent.')).toBeVisible()
  await expect(page.getByText('was confirmed without it')).toBeVisible()
  await expect(page.getByText('Your request is not sent yet.')).toBeHidden()
  await expect(page.getByLabel('Dropoff location')).toHaveValue('Plaza Mayor')
})

test('changed and signed up again: the sign-up carries the change, and the first mail’s link sends nothing', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson()
  await requestWithAccount(page, person)
  const first = await mailedLink(request, person, 'Confirm your email address')
  await page.reload()
  await expect(page.getByText('confirming your address there sends it')).toBeVisible()
  await page.getByRole('radio', { name: '5', exact: true }).check()
  await requestButton(page).click()
  const signedUp = page.waitForRequest('**/auth/v1/signup*')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect((await signedUp).postDataJSON().data.retour_pending_booking.passenger_count).toBe(5)

  await using other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(first)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expect(phone.getByText('a newer mail took its place')).toBeVisible()
})

test('confirmed by the mail of a new password instead: its page, a mail and the first device say that nothing was sent', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson()
  await page.clock.install()
  await requestWithAccount(page, person)
  await using other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto('/auth')
  await phone.getByLabel('Email', { exact: true }).fill(person.email)
  await phone.getByRole('button', { name: 'Forgot password?' }).click()
  await phone.goto(await mailedLink(request, person, 'Choose a new password'))
  await phone.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(phone.getByText('made with your address was not sent')).toBeVisible()
  await phone.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await waitForMail(request, person.email, 'Your chauffeur request was not sent')
  await page.clock.fastForward(15_000)
  await expect(page.getByText('was confirmed without it')).toBeVisible()
})

test('an address that has an account: the mail names the ride, and signing in from it sends the request', async ({
  page,
  context,
  request,
}) => {
  const person = await createAccount(request)
  const sent = watchBookings(page)
  await requestWithAccount(page, person)
  await expect(page.getByText('If it says that you already have an account, sign in here')).toBeVisible()
  const mail = await waitForMail(request, person.email, 'You already have an account')
  expect(mail).toContain('Hotel Ritz, main door')
  const link = /href="([^"]+\/auth\?from=[^"]+)"/.exec(mail)?.[1] ?? ''

  const mailTab = await context.newPage()
  const sentThere = watchBookings(mailTab)
  await mailTab.goto(link)
  await fillLogin(mailTab, person)
  await expect(mailTab.getByRole('heading', { level: 1 })).toHaveText('Book a Luxury Chauffeur in Paris')
  await expect(received(mailTab)).toBeVisible()
  await expect(received(page)).toBeVisible()
  expect(new Set([...sent, ...sentThere].map((row) => row.idempotency_key)).size).toBe(1)
  expect(await requestMails(request, person.email)).toHaveLength(1)
})

test('when the mail’s link has run out, the page stops promising and keeps what was typed', async ({
  page,
}) => {
  await page.clock.install()
  await requestWithAccount(page, newPerson())
  await expect(page.getByText('confirming your address there sends it')).toBeVisible()
  await page.clock.fastForward(24 * 3_600_000)
  await expect(page.getByText('Your request was not sent.')).toBeVisible()
  await expect(page.getByText('A mailed link works for 24 hours')).toBeVisible()
  await expect(page.getByText('Your request is not sent yet.')).toBeHidden()
  await expect(page.getByLabel('Dropoff location')).toHaveValue('Plaza Mayor')
})

test('where accounts are another service’s, the sign-up says nothing of the request, which waits in its own browser', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson()
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: { email: true } } }))
  const signedUp = page.waitForRequest('**/auth/v1/signup*')
  await requestWithAccount(page, person)
  expect((await signedUp).postDataJSON().data).toEqual({ full_name: person.fullName })
  await expect(page.getByText('It waits in this browser for your account.')).toBeVisible()
  const mailTab = await context.newPage()
  await mailTab.goto(await mailedLink(request, person, 'Confirm your email address'))
  await expect(mailTab.getByText('chauffeur request')).toBeHidden()
  await mailTab.getByRole('button', { name: 'Confirm my address' }).click()
  await mailTab.getByRole('button', { name: 'Continue' }).click()
  await expect(received(mailTab)).toBeVisible()
  expect(await requestMails(request, person.email)).toHaveLength(1)
})

test('the phone of the profile fills the form, may be changed, and never replaces what was typed', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  await savePhoneElsewhere(request, person, '+1 415 555 2671')
  await page.goto('/france/paris/book-chauffeur')
  await signIn(page, person)
  await expect(page.getByLabel('Phone')).toHaveValue('+1 415 555 2671')
  await page.getByLabel('Phone').fill('+81 90 1234 5678')
  await page.reload()
  await expectSignedIn(page)
  await expect(page.getByLabel('Phone')).toHaveValue('+81 90 1234 5678')
  await fillRide(page, dayAhead(9))
  const sent = watchBookings(page)
  await requestButton(page).click()
  await expect(received(page)).toBeVisible()
  expect(sent[0]?.phone).toBe('+819012345678')
  await expect(page.getByLabel('Phone')).toHaveValue('+1 415 555 2671')
})
