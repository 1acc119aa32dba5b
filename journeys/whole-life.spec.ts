import { expect, test } from '@playwright/test'
import {
  accountButton,
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  fillRegistration,
  mailedLink,
  newPerson,
} from './account-holder.ts'
import { calculate, expectRefund, submitAddress } from './visitor.ts'

test('a whole life: from a guest’s calculation to an account that loses and finds everything again', async ({
  page,
  request,
}) => {
  const person = newPerson()
  await page.clock.install()

  await test.step('a guest calculates', async () => {
    await page.goto('/vat-calculator')
    await calculate(page, { amount: '1250' })
    await submitAddress(page, person.email)
    await expectRefund(page, 'EUR 177.08')
  })

  await test.step('signs up from the banner and confirms through the mailbox', async () => {
    await page.getByRole('button', { name: 'Sign Up Now' }).click()
    const dialog = page.getByRole('dialog')
    await fillRegistration(dialog, person)
    await expect(page.getByText('Registration successful!')).toBeVisible()
    await page.goto(await mailedLink(request, person, 'Confirm your email address'))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectSignedIn(page)
  })

  await test.step('saves a place, and says who they are and what they like', async () => {
    await page.goto('/france/nice')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    await page.goto('/dashboard?tab=profile')
    await page.getByLabel('Phone').fill('+81 90 1234 5678')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await page.getByRole('tab', { name: 'Preferences' }).click()
    await page.getByLabel('Nationality').fill('Japanese')
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByText('Your preferences have been saved.')).toBeVisible()
  })

  const expectEverything = () =>
    test.step('finds everything in the dashboard', async () => {
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mei' })).toBeVisible()
      const calculation = page.getByRole('region', { name: 'Refund calculations' }).getByRole('listitem')
      await expect(calculation).toHaveCount(1)
      await expect(calculation).toContainText('EUR 177.08')
      await expect(page.getByRole('region', { name: 'Saved places' })).toContainText('Nice')
      await page.getByRole('tab', { name: 'Profile' }).click()
      await expect(page.getByLabel('Phone')).toHaveValue('+81 90 1234 5678')
      await page.getByRole('tab', { name: 'Preferences' }).click()
      await expect(page.getByLabel('Nationality')).toHaveValue('Japanese')
    })
  await expectEverything()

  await test.step('is warned, and signed out after four hours', async () => {
    await page.clock.fastForward('03:02:00')
    await expect(page.getByRole('alert').filter({ hasText: 'Session Warning' })).toBeVisible()
    await page.clock.fastForward('00:30:00')
    await expect(
      page.getByText('Your session will expire in 30 minutes. Please save your work.'),
    ).toBeVisible()
    await page.clock.fastForward('00:30:00')
    await expect(page.getByText('Session expired for security. Please sign in again.')).toBeVisible()
    await expect(page).toHaveURL('/auth')
    await expectSignedOut(page)
    await expect(page.getByText('EUR 177.08')).toHaveCount(0)
  })

  await test.step('recovers the password', async () => {
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(page.getByText('Password reset link sent to your email')).toBeVisible()
    await page.goto(await mailedLink(request, person, 'Choose a new password'))
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await page.getByLabel('New password').fill('a-better-one')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Your new password is saved')).toBeVisible()
  })
  await expectEverything()

  await test.step('logs out, and signs in again with the new password', async () => {
    await accountButton(page).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard')
    await fillLogin(page, { ...person, password: 'a-better-one' })
    await expectSignedIn(page)
  })
  await expectEverything()
})
