import { expect, test } from '@playwright/test'
import { accountButton, createAccount, signIn } from './account-holder.ts'
import { openSignedIn } from './signed-in.ts'

test('the account menu works with the keyboard alone: arrows, letters, Escape and Tab', async ({
  page,
  request,
}) => {
  await openSignedIn(page, request, { path: '/vat-calculator' })
  const button = accountButton(page)
  const dashboard = page.getByRole('menuitem', { name: 'Dashboard' })
  const logOut = page.getByRole('menuitem', { name: 'Log out' })

  await button.press('Enter')
  await expect(dashboard).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(logOut).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dashboard).toBeFocused()
  await page.keyboard.press('l')
  await expect(logOut).toBeFocused()
  await page.keyboard.press('Home')
  await expect(dashboard).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(logOut).toBeHidden()
  await expect(button).toBeFocused()

  await button.press('Enter')
  await expect(dashboard).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(logOut).toBeHidden()
})

test('home shows who is signed in the way to the assistant, and nobody else', async ({ page, request }) => {
  const person = await createAccount(request)
  await page.goto('/')
  const assistant = page.getByRole('main').getByRole('link', { name: 'Ask your AI assistant' })
  await expect(assistant).toHaveCount(0)
  await signIn(page, person)
  await expect(assistant).toHaveAttribute('href', '/dashboard?tab=ai')
  await expect(page.getByText('Create your account to save your bookings')).toHaveCount(0)
})
