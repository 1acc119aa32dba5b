import { expect, test } from '@playwright/test'
import { createAccount, expectSignedIn, logOut, mailedLink, newPerson, signIn } from './account-holder.ts'
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

test('with a new account: the request waits for the mailed link, then goes once, and both tabs know', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson()
  const sent = watchBookings(page)
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
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your request is not sent yet.')).toBeVisible()
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
})
