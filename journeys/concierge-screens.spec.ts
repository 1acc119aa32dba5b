import { expect, test, type Page } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { ask, log, messageField, openChat, sendButton } from './chat.ts'
import { openSignedIn } from './signed-in.ts'

/** The chat only; the pages behind it have their own tests. */
const expectSoundChat = (page: Page, part = 'dialog') => expectSound(page, part)

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 768],
  ['light', 1280],
] as const)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('axe finds nothing in any state of the chat', async ({ page, context, request }) => {
      await openSignedIn(page, request, { path: '/' })
      const drawer = await openChat(page)
      await expectSoundChat(page)
      await ask(drawer, 'I leave from Munich and bought in Paris', 'Desks at Munich Airport')
      await expectSoundChat(page)
      await drawer.getByRole('button', { name: 'History' }).click()
      await expect(drawer.getByRole('listitem')).toHaveCount(1)
      await expectSoundChat(page)
      await drawer.getByRole('button', { name: 'History' }).click()
      await messageField(drawer).fill('long '.repeat(401))
      await sendButton(drawer).click()
      await expect(drawer).toContainText('A message has at most')
      await context.setOffline(true)
      await messageField(drawer).fill('and Orly?')
      await sendButton(drawer).click()
      await expect(drawer.getByRole('alert')).toBeVisible()
      await expectSoundChat(page)
      await context.setOffline(false)
      await page.goto('/dashboard?tab=ai')
      await expect(log(page)).toContainText('Desks at Munich Airport')
      await expect(page.getByText('No new suggestions.')).toBeVisible()
      await expectSoundChat(page, 'main')
    })
  })
