import { expect, test } from '@playwright/test'
import { newPerson } from './account-holder.ts'
import { openDesk, requestRide } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'

test(
  'a shift by the keyboard alone: search, next, quote, assign and each step; no key while typing',
  { tag: '@core' },
  async ({ browser, page }) => {
    const { email } = newPerson()
    await requestRide(page, email, 5)
    await requestRide(page, email, 6)
    const desk = await openDesk(browser, '/desk')
    const { keyboard } = desk
    const search = desk.getByRole('searchbox')
    const rows = desk.getByRole('button', { name: /Hotel Ritz, main door to Plaza Mayor/ })

    await test.step('search', async () => {
      await expect(search).toBeVisible()
      await keyboard.press('/')
      await expect(search).toBeFocused()
      await keyboard.type(`${email} qjk/?`)
      await expect(search).toHaveValue(`${email} qjk/?`)
      // The list follows the typing: two rows may still be those of an earlier search.
      await expect(rows).toHaveCount(0)
      for (let letter = 0; letter < 6; letter += 1) await keyboard.press('Backspace')
      await expect(rows).toHaveCount(2)
      await keyboard.press('Escape')
      await expect(search).not.toBeFocused()
    })
    await test.step('next and before', async () => {
      await keyboard.press('j')
      await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true')
      await keyboard.press('j')
      await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
      await keyboard.press('j')
      await expect(desk.getByText('This is the last ride of the queue.')).toBeVisible()
      await keyboard.press('k')
      await expect(rows.nth(0)).toBeFocused()
      await keyboard.press('s')
      await expect(desk.getByText('There is nothing of this here now.')).toBeVisible()
    })
    await test.step('quote', async () => {
      await expect(desk.getByLabel('Price in EUR')).toBeVisible()
      await keyboard.press('q')
      await expect(desk.getByLabel('Price in EUR')).toBeFocused()
      await keyboard.type('110')
      await keyboard.press('Enter')
      await expect(desk.getByRole('listitem').filter({ hasText: 'Quoted EUR 110.00' })).toBeVisible()
      await keyboard.press('Escape')
      await keyboard.press('s')
      await expect(desk.getByRole('button', { name: 'Customer accepted by phone' })).toBeFocused()
      await keyboard.press('Enter')
    })
    await test.step('assign', async () => {
      const somebody = desk.getByRole('radio', { name: 'Somebody else' })
      await expect(somebody).toBeVisible()
      await keyboard.press('a')
      await expect(desk.locator('[data-key-way=assign] input:focus')).toHaveCount(1)
      await keyboard.press('Space')
      while (!(await somebody.isChecked())) await keyboard.press('ArrowDown')
      for (const [field, words] of [
        ['Name of the driver', 'Karim Benali'],
        ['Plate', 'GH-482-KM'],
        ['Phone of the driver', '+33 6 12 34 56 78'],
      ] as const) {
        while (!(await desk.getByLabel(field).evaluate((element) => element === document.activeElement)))
          await keyboard.press('Tab')
        await keyboard.type(words)
      }
      await keyboard.press('Enter')
      await expect(desk.getByText('Confirmed with Karim Benali')).toBeVisible()
      await keyboard.press('Escape')
    })
    await test.step('the steps of the ride', async () => {
      for (const step of ['On the way', 'At the pickup', 'On board', 'Done']) {
        await expect(desk.getByRole('button', { name: step, exact: true })).toBeVisible()
        await keyboard.press('s')
        await expect(desk.getByRole('button', { name: step, exact: true })).toBeFocused()
        await keyboard.press('Enter')
      }
      await expect(
        desk.getByRole('list', { name: 'The way of the ride' }).locator('[aria-current]'),
      ).toHaveText('Done')
    })
    await test.step('the list of keys, where they are turned off', async () => {
      await keyboard.press('?')
      await expect(desk.getByRole('dialog', { name: 'Keys' })).toBeVisible()
      await expectSound(desk)
      await desk.getByRole('checkbox', { name: /^Single letters are keys/ }).press('Space')
      await keyboard.press('Escape')
      await expect(search).toBeVisible()
      await keyboard.press('/')
      await expect(search).not.toBeFocused()
    })
    await desk.context().close()
  },
)
