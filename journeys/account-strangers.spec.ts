import { expect, test } from '@playwright/test'
import {
  createAccount,
  expectSignedIn,
  fillLogin,
  fillRegistration,
  logOut,
  mailedCode,
  mailedLink,
  newPerson,
  openSignIn,
  signUpElsewhere,
  wrongPasswordElsewhere,
} from './account-holder.ts'
import { expectNoViolation } from './expect-no-violation.ts'

const confirmation = 'Confirm your email address'

test('a stranger signed up first: the page behind their mail asks for the password, and the owner’s counts', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson()
  await signUpElsewhere(request, { ...person, password: 'of a stranger' })
  await page.goto('/france')
  await page.getByRole('button', { name: 'Sign Up Now' }).click()
  await fillRegistration(page.getByRole('dialog'), person)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

  await using other = await browser.newContext()
  const phone = await other.newPage()
  // The only mail so far; the mail of the owner's own sign-up waits for a minute.
  await phone.goto(await mailedLink(request, person, confirmation))
  await expect(phone.getByText('signed up with this address as well')).toBeVisible()
  await expectNoViolation(phone)
  const password = phone.getByLabel('Password')
  await password.fill('neither of them')
  await phone.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(phone.getByRole('alert')).toHaveText(
    'This password was chosen in none of them. Please check it.',
  )
  await expectNoViolation(phone)
  await password.fill(person.password)
  await phone.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(phone.getByRole('heading', { name: 'Your email address is confirmed' })).toBeFocused()
  await phone.getByRole('button', { name: 'Continue' }).click()
  await logOut(phone)
  const dialog = await openSignIn(phone)
  await fillLogin(dialog, { ...person, password: 'of a stranger' })
  await expect(phone.getByRole('alert').filter({ hasText: 'Invalid login credentials' })).toBeVisible()
  await fillLogin(dialog, person)
  await expectSignedIn(phone)
})

test('the code of a stranger’s mail, typed where the owner signed up, confirms the owner’s password', async ({
  page,
  request,
}) => {
  const person = newPerson()
  await signUpElsewhere(request, { ...person, password: 'of a stranger' })
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillRegistration(page, person)
  await page.getByLabel('Code from the mail').fill(await mailedCode(request, person, confirmation))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expectSignedIn(page)
  await expect(page).toHaveURL('/')
  await logOut(page)
  await fillLogin(await openSignIn(page), person)
  await expectSignedIn(page)
})

test('whose password nobody remembers chooses a new one, from the page behind the mail', async ({
  page,
  request,
}) => {
  const person = newPerson()
  await signUpElsewhere(request, { ...person, password: 'of a stranger' })
  await signUpElsewhere(request, { ...person, password: 'forgotten' })
  await page.goto(await mailedLink(request, person, confirmation))
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused()
  await page.getByLabel('New password').fill(person.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your new password is saved')).toBeVisible()
  await logOut(page)
  await fillLogin(await openSignIn(page), person)
  await expectSignedIn(page)
})

test('too many wrong passwords: the form says how long to wait, and mails a link that signs in', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  for (let round = 0; round < 10; round += 1) await wrongPasswordElsewhere(request, person)
  await page.goto('/france')
  const dialog = await openSignIn(page)
  await fillLogin(dialog, person)
  await expect(dialog.getByRole('alert')).toContainText('try a password again in 2 min')
  await expectNoViolation(page)
  await dialog.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText('Sign-in link sent to your email')).toBeVisible()
  await expect(dialog.getByLabel('Code from the mail')).toBeVisible()
  await page.goto(await mailedLink(request, person, 'Your sign-in link'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/france')
  await expectSignedIn(page)
})
