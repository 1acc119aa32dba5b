import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './expect-no-violation.ts'
import { createAccount, fillLogin } from './account-holder.ts'
import { ask, log, messageField, openChat, sendButton } from './chat.ts'

/** The part that is the chat's; the pages behind it are looked at elsewhere. */
async function expectSound(page: Page, part = 'dialog') {
  await expectNoViolation(page, part)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0)
}

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 768],
  ['light', 1280],
] as const)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('axe finds nothing in any state of the chat', async ({ page, context, request }) => {
      await page.goto('/auth')
      await fillLogin(page, await createAccount(request))
      // The router scrolls to the top of a page before it moves the focus there.
      await expect(page.getByRole('heading', { level: 1, name: 'What comes back to you?' })).toBeFocused()
      const drawer = await openChat(page)
      await expectSound(page)
      await ask(drawer, 'I leave from Munich and bought in Paris', 'Desks at Munich Airport')
      await expectSound(page)
      await drawer.getByRole('button', { name: 'History' }).click()
      await expect(drawer.getByRole('listitem')).toHaveCount(1)
      await expectSound(page)
      await drawer.getByRole('button', { name: 'History' }).click()
      await messageField(drawer).fill('long '.repeat(401))
      await sendButton(drawer).click()
      await expect(drawer).toContainText('A message has at most')
      await context.setOffline(true)
      await messageField(drawer).fill('and Orly?')
      await sendButton(drawer).click()
      await expect(drawer.getByRole('alert')).toBeVisible()
      await expectSound(page)
      await context.setOffline(false)
      await page.goto('/dashboard?tab=ai')
      await expect(log(page)).toContainText('Desks at Munich Airport')
      await expect(page.getByText('No new suggestions.')).toBeVisible()
      await expectSound(page, 'main')
    })
  })
