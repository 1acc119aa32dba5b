import { expect, test } from '@playwright/test'
import {
  accountButton,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  fillRegistration,
  logOut,
  mailedLink,
  newPerson,
  openSignIn,
  signUpElsewhere,
} from './account-holder.ts'
import { openSignedIn } from './signed-in.ts'
import { waitUntilStarted } from './visitor.ts'

test(
  'from a guide: sign up, confirm by mail, and be signed in where one came from',
  { tag: '@core' },
  async ({ page, request }) => {
    const person = newPerson()
    await page.goto('/france/paris')
    await page.getByRole('button', { name: 'Sign Up Now' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Register to save your VAT refund calculations')).toBeVisible()
    await fillRegistration(dialog, person)
    await expect(
      page.getByText('Registration successful! Please check your email to confirm your account.'),
    ).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    await expect(dialog.getByText(`A mail to ${person.email} says how to go on`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expectSignedOut(page)

    await page.goto(await mailedLink(request, person, 'Confirm your email address'))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeFocused()
    await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible()
    expect(page.url(), 'no token stays in the address').not.toContain('#')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/france/paris')
    await expectSignedIn(page)
    await expect(page.getByRole('button', { name: 'Sign Up Now' })).toBeHidden()
  },
)

test('an account that is not confirmed is told so, and a new link can be asked for', async ({
  page,
  request,
}) => {
  const person = newPerson()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillRegistration(page, person)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to Login' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Login failed: Email not confirmed')
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await expect(page.getByText('If your account is waiting to be confirmed')).toBeVisible()
  await mailedLink(request, person, 'Confirm your email address')
})

test(
  'a wrong password: a toast alone says it, what was typed stays, and the focus is at the password',
  { tag: '@core' },
  async ({ page, request }) => {
    const person = await createAccount(request)
    await page.goto('/france')
    const dialog = await openSignIn(page)
    await fillLogin(dialog, { ...person, password: 'not-the-password' })
    const toast = page.getByRole('alert')
    await expect(toast).toHaveText('Login failed: Invalid login credentials')
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(dialog.getByLabel('Email')).toHaveValue(person.email)
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('not-the-password')
    await dialog.getByRole('button', { name: 'Show password' }).click()
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await fillLogin(dialog, person)
    await expectSignedIn(page)
  },
)

test('what cannot be an email, a password or a name is told at its field, the first of which takes the focus', async ({
  page,
}) => {
  await page.goto('/auth')
  await fillLogin(page, { email: 'mei@example', password: '12345' })
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('mei@example')
  await page.getByLabel('Full name').fill('M')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Full name is required')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
})

test(
  'a forgotten password: mail, new password, old one void, and back to the page',
  { tag: '@core' },
  async ({ page, request }) => {
    const person = await createAccount(request)
    await page.goto('/spain/madrid')
    const dialog = await openSignIn(page)
    await dialog.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    await dialog.getByLabel('Email').fill(person.email)
    await dialog.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(page.getByText('Password reset link sent to your email')).toBeVisible()

    await page.goto(await mailedLink(request, person, 'Choose a new password'))
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused()
    await page.reload()
    const field = page.getByLabel('New password')
    await field.fill('12345')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await field.fill(person.password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('alert')).toContainText('should be different from the old password')
    await expect(field).toBeFocused()
    await field.fill('a-better-one')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Your new password is saved')).toBeVisible()
    await expect(page).toHaveURL('/spain/madrid')

    await logOut(page)
    await expect(page.getByText('You have been logged out')).toBeVisible()
    const again = await openSignIn(page)
    await fillLogin(again, person)
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid login credentials' })).toBeVisible()
    await fillLogin(again, { ...person, password: 'a-better-one' })
    await expectSignedIn(page)
  },
)

test('a link that was used says so, and has a new one of its kind sent', async ({
  page,
  request,
  browser,
}) => {
  const person = newPerson()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillRegistration(page, person)
  const link = await mailedLink(request, person, 'Confirm your email address')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  await elsewhere.getByLabel('Email').fill(person.email)
  await elsewhere.getByRole('button', { name: 'Send a new confirmation link' }).click()
  await expect(elsewhere.getByText('If your account is waiting to be confirmed')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Back to Login' }).click()
  await fillLogin(elsewhere, person)
  await expectSignedIn(elsewhere)
  await elsewhere.context().close()
})

test('a link for another account asks first, and the signed-in one can stay', async ({ page, request }) => {
  const [mei, ana] = [await openSignedIn(page, request, { path: '/' }), newPerson('Ana Silva')]
  await signUpElsewhere(request, ana)
  await page.goto(await mailedLink(request, ana, 'Confirm your email address'))
  await page.route('**/auth/v1/user', (route) => route.abort())
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'Your link could not be checked' })).toBeFocused()
  await page.unroute('**/auth/v1/user')
  // Trying again is no consent.
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'This link is for another account' })).toBeFocused()
  await page.getByRole('button', { name: `Stay signed in as ${mei.email}` }).click()
  await expect(page).toHaveURL('/')
  await expectSignedIn(page)
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(ana.email)
})

test('tokens that are nobody’s sign nobody in, and nobody out', async ({ page, request }) => {
  await openSignedIn(page, request, { path: '/' })
  const forged = `${btoa('{"alg":"ES256"}')}.${btoa('{"sub":"x","exp":9999999999}')}.c2ln`
  await page.goto(`/france#access_token=${forged}&refresh_token=made-up-token&type=signup&sb=`)
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', { name: 'This link could not be used' })).toBeVisible()
  await page.goto('/france')
  await expectSignedIn(page)
})

test('a page for signed-in people sends others to sign in, says why, and takes them back', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  await page.goto('/auth?step=new-password')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Authentication Required')).toBeVisible()
  await expect(page.getByText('Please sign in to access this page.')).toBeVisible()
  await fillLogin(page, person)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page).toHaveURL('/auth?step=new-password')
})

test('who is signed in already is led on from /auth', async ({ page, request }) => {
  await openSignedIn(page, request, { path: '/france' })
  await page.goto('/auth?from=%2Fspain')
  await expect(page).toHaveURL('/spain')
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('a query that leads elsewhere is not followed', async ({ page, request }) => {
  await page.goto('/auth?from=%2F%2Felsewhere.example%2F')
  await fillLogin(page, await createAccount(request))
  await expect(page).toHaveURL('/')
})

test('the dialog with the keyboard alone: in, through, out, and the focus back where it was', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  await page.goto('/france')
  const opener = page.getByRole('button', { name: 'Sign In' }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('tab', { name: 'Login' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('tab', { name: 'Login' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const account = accountButton(page)
  await account.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('l')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have been logged out')).toBeVisible()
  await expectSignedOut(page)
})

test('a visitor loads nothing of accounts until they press', async ({ page }) => {
  const ofAccounts =
    /\/auth\/v1|(?<!open-)auth-(?:client|dialog|panel)|account-calls|watch-session|session-alert|log-out/
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  for (const path of ['/', '/vat-calculator', '/france/paris']) {
    await page.goto(path)
    await waitUntilStarted(page)
  }
  expect(requests.filter((path) => ofAccounts.test(path))).toEqual([])
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(requests.some((path) => ofAccounts.test(path))).toBe(true)
})

test('/auth is not for search engines', async ({ page, request }) => {
  await page.goto('/auth')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/auth')
})
