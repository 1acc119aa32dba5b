import { expect, test } from '@playwright/test'
import {
  createAccount,
  expectSignedIn,
  fillLogin,
  fillRegistration,
  logOut,
  mailedCode,
  newPerson,
  openSignIn,
} from './account-holder.ts'
import { openSignedIn } from './signed-in.ts'
import { waitUntilLive } from './visitor.ts'

const reset = 'Choose a new password'

test(
  'the code of a confirmation, read on another device, ends a sign-up in the dialog',
  { tag: '@core' },
  async ({ page, request }) => {
    const person = newPerson()
    await page.goto('/vat-calculator')
    const signUp = page.getByRole('button', { name: 'Sign Up Now' })
    await waitUntilLive(signUp)
    await signUp.click()
    const dialog = page.getByRole('dialog')
    await fillRegistration(dialog, person)
    await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeFocused()

    const field = dialog.getByLabel('Code from the mail')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
    await confirm.click()
    await expect(dialog.getByText('Please type the 6 digits from the mail')).toBeVisible()
    await expect(field).toBeFocused()

    const code = await mailedCode(request, person, 'Confirm your email address')
    await field.fill(code === '000000' ? '000001' : '000000')
    await expect(dialog.getByText('Please type the 6 digits from the mail')).toBeHidden()
    await confirm.click()
    await expect(dialog.getByText('This code is wrong or no longer valid.')).toBeVisible()
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
    await expect(dialog.getByText('This code is wrong or no longer valid.')).toBeHidden()
    await field.press('Enter')
    await expect(dialog).toBeHidden()
    await expectSignedIn(page)
    await expect(
      page.getByRole('status').filter({ hasText: 'Your email address is confirmed' }),
    ).toBeVisible()
    await expect(page).toHaveURL('/vat-calculator')
  },
)

test('at /auth it leads to where the person came from', async ({ page, request }) => {
  const person = newPerson()
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillRegistration(page, person)
  await page
    .getByLabel('Code from the mail')
    .fill(await mailedCode(request, person, 'Confirm your email address'))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expectSignedIn(page)
})

for (const from of ['the dialog', '/auth'] as const)
  test(`the code for a new password leads to choosing it, from ${from}`, async ({ page, request }) => {
    const person = await createAccount(request)
    await page.goto(from === '/auth' ? '/auth' : '/vat-calculator')
    if (from === 'the dialog') await openSignIn(page)
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.getByLabel('Code from the mail').fill(await mailedCode(request, person, reset))
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page.getByRole('heading', { name: reset })).toBeVisible()
    await page.getByLabel('New password').fill('a-better-one')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL(from === '/auth' ? '/' : '/vat-calculator')
    await logOut(page)
    await fillLogin(await openSignIn(page), { ...person, password: 'a-better-one' })
    await expectSignedIn(page)
  })

test('who is signed in types it in the profile', async ({ page, request }) => {
  const person = await openSignedIn(page, request, { path: '/dashboard?tab=profile' })
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Send password reset link' }).click()
  await page.getByLabel('Code from the mail').fill(await mailedCode(request, person, reset))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: reset })).toBeVisible()
  await expect(page.getByText(`For ${person.email}.`)).toBeVisible()
})
