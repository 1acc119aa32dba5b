import { expect, test, type Page } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import {
  accountButton,
  changePasswordElsewhere,
  createAccount,
  fillLogin,
  newPerson,
} from './account-holder.ts'
import { openSignedIn } from './signed-in.ts'

// Each color scheme and each width once.
for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    const openMenu = async (page: Page) => {
      if (width < 768) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    }

    test(
      'axe finds nothing in any state of the sign-in forms',
      { tag: width === 360 ? '@core' : [] },
      async ({ page }) => {
        await page.goto('/france')
        await openMenu(page)
        await page.getByRole('button', { name: 'Sign In' }).first().click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByLabel('Email')).toBeFocused()
        await expectSound(page)
        await fillLogin(dialog, newPerson())
        await expect(page.getByRole('alert')).toBeVisible()
        await expectSound(page)
        await fillLogin(dialog, { email: '', password: '' })
        await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible()
        await expectSound(page)
        await dialog.getByRole('tab', { name: 'Sign Up' }).click()
        await dialog.getByRole('button', { name: 'Create Account' }).click()
        await expect(dialog.getByText('Full name is required')).toBeVisible()
        await expectSound(page)
      },
    )

    test('axe finds nothing at /auth, nor where mailed links land', async ({ page, request }) => {
      await page.goto('/auth')
      await expectSound(page)
      await page.goto('/auth#error=access_denied&error_code=otp_expired&sb=')
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      await expectSound(page)
      await page.goto('/auth#message=Confirmation+link+accepted&sb=')
      await expect(page.getByRole('heading', { name: 'One of two links is done' })).toBeVisible()
      await expectSound(page)
      await page.goto('/auth?step=new-password')
      await expect(page.getByText('Authentication Required')).toBeVisible()
      await expectSound(page)
      await fillLogin(page, await createAccount(request))
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
      await expectSound(page)
    })

    test('axe finds nothing in the alerts and the account’s menu', async ({ page, request }) => {
      await page.clock.install()
      const person = await openSignedIn(page, request, { path: '/' })
      await openMenu(page)
      if (width >= 768) await accountButton(page).click()
      await expect(page.getByText('Log out').filter({ visible: true })).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('Escape')
      await page.clock.fastForward('03:01:00')
      await expect(page.getByText('Session Warning')).toBeVisible()
      await expectSound(page)
      await changePasswordElsewhere(request, person)
      await page.clock.fastForward('00:06:00')
      await expect(page.getByText('Security Alert')).toBeVisible()
      await expectSound(page)
    })
  })
