import { expect, type Page } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { buy, test, visitOnce, waitUntilClosed } from './trip-visitor.ts'
import { waitUntilStarted } from './visitor.ts'

test.use({ viewport: { width: 360, height: 780 } })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page) => page.getByRole('dialog')

test(
  'kiosk red at Charles de Gaulle at 6 in the morning, without a network after one visit of the site',
  { tag: '@core' },
  async ({ page, line }) => {
    await page.clock.install({ time: new Date('2026-11-29T06:00:00') })
    await visitOnce(page, line, '/')
    await line.cut()
    await page.context().setOffline(true)
    await page.goto(`${line.url}/kiosk-help?at=france`)
    await expect(heading(page, 'What went wrong?')).toBeVisible()
    await expect(page.getByText('Offline', { exact: true })).toBeVisible()

    await test.step('a wrong answer is taken back with Back, by the browser or on the page', async () => {
      await answer(page, 'Kiosk red').click()
      await expect(heading(page, 'Is the customs desk beside the kiosks open?')).toBeFocused()
      await answer(page, 'Yes, somebody is there').click()
      await expect(heading(page, 'Go to the desk. Keep the bag with you.')).toBeVisible()
      await page.goBack()
      await expect(heading(page, 'Is the customs desk beside the kiosks open?')).toBeVisible()
      await answer(page, 'No, it is closed').click()
      await expect(page.getByRole('img', { name: 'Question 2, at most 6' })).toBeVisible()
      await answer(page, 'Back').click()
      await expect(heading(page, 'Is the customs desk beside the kiosks open?')).toBeVisible()
      await expect(page).toHaveURL(/case=kiosk-red&at=france$/)
    })
    await test.step('the trail says what was answered, and leads back there', async () => {
      await answer(page, 'No, it is closed').click()
      await answer(page, 'No').click()
      const trail = page.getByRole('navigation', { name: 'Your answers' })
      await expect(trail.getByRole('button')).toHaveText(['Kiosk red', 'No, it is closed', 'No'])
      await trail.getByRole('button', { name: 'No, it is closed' }).click()
      await expect(heading(page, 'Is the customs desk beside the kiosks open?')).toBeVisible()
    })
    await test.step('the officer’s sentence, what the law says, and no place to note it without a trip', async () => {
      await answer(page, 'Yes, somebody is there').click()
      await expect(page.getByText('Ask: The customs officer.')).toBeVisible()
      await page.getByText('The law’s words').click()
      await expect(page.getByText('A form that the kiosk refuses goes to the customs desk')).toBeVisible()
      await expect(page.getByRole('link', { name: /LeShuttle/ })).toBeVisible()
      await expect(page.getByText('No form is noted on this device.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'How did it end?' })).toHaveCount(0)
      await expectSound(page)
    })
    await test.step('the card: Escape and Back close it, the step stays', async () => {
      const show = page.getByRole('button', { name: /^Show the card:.* The kiosk is red/ })
      await show.click()
      await expect(card(page).getByRole('heading')).toHaveText(/^La borne est rouge/)
      await expect(card(page).getByRole('heading')).toHaveAttribute('lang', 'fr')
      await expectSound(page)
      await page.keyboard.press('Escape')
      await expect(card(page)).toHaveCount(0)
      await expect(show).toBeFocused()
      await show.click()
      await card(page).getByLabel('Language of the card').selectOption('Deutsch')
      await expect(card(page).getByRole('heading')).toHaveText(/^Können Sie die Ausfuhr/)
      await card(page).getByRole('button', { name: 'Next card' }).click()
      await expect(card(page).getByRole('heading')).not.toHaveText(/^Können Sie die Ausfuhr/)
      await page.goBack()
      await expect(card(page)).toHaveCount(0)
      await expect(heading(page, 'Go to the desk. Keep the bag with you.')).toBeVisible()
    })
  },
)

test('with a trip the card is filled and the end is noted on its form with one tap', async ({ page }) => {
  await page.goto('/trip')
  await waitUntilStarted(page)
  await buy(page, {
    amount: '1336',
    shop: 'printemps hauss',
    pick: /Printemps Haussmann/,
    passport: 'Mei Tanaka',
  })
  await page.getByRole('tab', { name: /^Forms/ }).click()
  await page
    .getByRole('button', { name: /^Form issued by/ })
    .first()
    .click()
  await expect(heading(page, 'Printemps Haussmann')).toBeVisible()

  await test.step('the form is checked at the till; a wrong line asks for the correction', async () => {
    await page.getByRole('link', { name: 'Check it at the till' }).click()
    await expect(heading(page, 'Check it at the till')).toBeVisible()
    await expect(page.getByText('EUR 1,336.00')).toBeVisible()
    await expect(page.getByText('Wrong: 0. Not checked yet: 6.')).toBeVisible()
    for (const name of ['Passport number', 'Address abroad', 'Amount', 'VAT', 'Barcode'])
      await page.getByRole('group', { name, exact: true }).getByRole('button', { name: 'Right' }).click()
    const line = page.getByRole('group', { name: 'Name, as in the passport' })
    await line.getByRole('button', { name: 'Wrong' }).click()
    await page.getByRole('button', { name: 'Show the card' }).click()
    await expect(card(page).getByRole('heading')).toHaveText(/^Le nom sur ce bordereau/)
    await expect(card(page)).toContainText('Mei Tanaka')
    await expect(card(page)).toContainText(/1\s336,00\sEUR/)
    await page.keyboard.press('Escape')
    await waitUntilClosed(page)
    await page.reload()
    await expect(page.getByText('Wrong: 1. Not checked yet: 0.')).toBeVisible()
    await line.getByRole('button', { name: 'Right' }).click()
    await expect(page.getByText('All lines are right.')).toBeVisible()
    await expectSound(page)
  })
  await test.step('refused at the desk: noted, taken back, then stamped', async () => {
    await answer(page, 'Back').click()
    await answer(page, 'Kiosk red').click()
    await answer(page, 'Yes, somebody is there').click()
    await answer(page, 'Refused').click()
    await expect(page.getByText(/^Noted at \d\d:\d\d for Printemps Haussmann: kiosk red\./)).toBeVisible()
    await answer(page, 'Undo').click()
    await answer(page, 'Stamped').click()
    await expect(page.getByText(/^Noted at/)).toBeVisible()
    await page.goto('/trip?tab=forms')
    await expect(page.getByText('Stamped').first()).toBeVisible()
    await expect(page.getByText('Refused')).toHaveCount(0)
  })
})

test.describe('dark, 320 px, by keyboard', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })

  test('every view is sound, and a situation is gone through without a pointer', async ({ page }) => {
    await page.goto('/kiosk-help?at=italy')
    await waitUntilStarted(page)
    await expectSound(page)
    await answer(page, 'No passport').focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Where is your passport?')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(answer(page, 'In a bag that I still have')).toBeFocused()
    await expectSound(page)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Take the passport out, then go to customs.')).toBeFocused()
    await expectSound(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(card(page).getByRole('heading')).toHaveAttribute('lang', 'it')
    await expectSound(page)
    await card(page).getByRole('button', { name: 'Lighter' }).press('Enter')
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    for (const view of ['cards', 'check', 'situations&case=bag-dropped&way=1-1']) {
      await page.goto(`/kiosk-help?view=${view}`)
      await waitUntilStarted(page)
      await expectSound(page)
    }
  })
})

test('airport pages lead here, with the country of their customs', async ({ page }) => {
  await page.goto('/italy/fiumicino')
  await page.getByRole('link', { name: /^Kiosk red, desk closed/ }).click()
  await expect(page.getByRole('radio', { name: 'Italy' })).toBeChecked()
})
