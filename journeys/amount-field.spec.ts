import { expect, test, type Page } from '@playwright/test'
import { calculate, expectRefund, holdScripts, submitAddress, newAddress, waitUntilLive } from './visitor.ts'

const field = (page: Page) => page.getByLabel('Purchase amount')
const press = (page: Page) => page.getByRole('button', { name: 'Calculate Refund' }).click()

for (const address of ['/', '/vat-calculator'])
  test(`${address}: amounts as receipts print them are read, and told before one presses`, async ({
    page,
  }) => {
    await page.goto(address)
    await waitUntilLive(field(page))
    for (const [typed, echo] of [
      ['1250,50', 'EUR 1,250.50'],
      ['1.250,00', 'EUR 1,250.00'],
      ['1 250,50', 'EUR 1,250.50'],
      ['1\u202F250,50 €', 'EUR 1,250.50'],
      ['€1250', 'EUR 1,250.00'],
      ['EUR 1.250,-', 'EUR 1,250.00'],
      ["1'250.50", 'EUR 1,250.50'],
      ['1,250.50', 'EUR 1,250.50'],
      ['1,25,000.00', 'EUR 125,000.00'],
      ['١٢٥٠٫٥٠', 'EUR 1,250.50'],
      ['１２５０', 'EUR 1,250.00'],
    ] as const) {
      await field(page).fill(typed)
      await expect(page.getByText(`Read as ${echo}, VAT included.`)).toBeVisible()
      await expect(field(page)).toHaveAccessibleDescription(`Read as ${echo}, VAT included.`)
    }
  })

for (const address of ['/', '/vat-calculator'])
  test(`${address}: what was typed before the script came is told when it has`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await field(page).fill('1.250,50')
    await page.getByLabel('Currency').selectOption('GBP')
    release()
    await expect(page.getByText('Read as GBP 1,250.50, VAT included.')).toBeVisible()
  })

test('the keypad of a phone with a comma is enough', async ({ page }) => {
  await page.goto('/vat-calculator')
  await waitUntilLive(field(page))
  await expect(field(page)).toHaveAttribute('inputmode', 'decimal')
  await field(page).pressSequentially('1250,50')
  await press(page)
  await submitAddress(page, newAddress())
  await expect(page.getByRole('row', { name: /Price you paid/ })).toContainText('1,250.50')
})

test(
  'an amount with two readings is asked about; the one that is chosen is computed',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/vat-calculator')
    await waitUntilLive(field(page))
    await field(page).fill('1.250')
    const question = page.getByRole('radiogroup', { name: /“1.250” can be read in two ways/ })
    await expect(question).toBeVisible()
    for (const name of ['EUR 1,250.00', 'EUR 1.25'])
      expect((await question.getByText(name, { exact: true }).boundingBox())?.height).toBeGreaterThanOrEqual(
        44,
      )

    await press(page)
    await expect(question.getByRole('radio', { name: 'EUR 1,250.00' })).toBeFocused()
    await expect(question).toHaveAccessibleDescription('Please choose one of the two amounts.')
    await expect(field(page)).toHaveValue('1.250')
    await expect(page.getByRole('tab', { name: 'Results' })).toBeDisabled()

    await page.keyboard.press('Space')
    await expect(page.getByText('Read as EUR 1,250.00, VAT included.')).toBeVisible()
    await expect(page.getByText('Please choose one of the two amounts.')).toBeHidden()
    await press(page)
    await submitAddress(page, newAddress())
    await expectRefund(page, '177.08')

    await page.getByRole('tab', { name: 'Calculator' }).click()
    await expect(field(page)).toHaveValue('1.250')
    await expect(question.getByRole('radio', { name: 'EUR 1,250.00' })).toBeChecked()
    await page.reload()
    await expect(question.getByRole('radio', { name: 'EUR 1,250.00' })).toBeChecked()
    await question.getByRole('radio', { name: 'EUR 1.25' }).check({ force: true })
    await press(page)
    await expectRefund(page, '0.00')
  },
)

test('another amount asks anew: what was chosen counts for the text that it was chosen for', async ({
  page,
}) => {
  await page.goto('/vat-calculator')
  await waitUntilLive(field(page))
  await field(page).fill('1,250')
  await page.getByRole('radio', { name: 'EUR 1,250.00' }).check({ force: true })
  await field(page).fill('1.250')
  const radio = page.getByRole('radio', { name: 'EUR 1,250.00' })
  await expect(radio).toBeVisible()
  await expect(radio).not.toBeChecked()
  await page.getByLabel('Currency').selectOption('JPY')
  await expect(page.getByText('Read as JPY 1,250.00, VAT included.')).toBeVisible()
  await expect(radio).toBeHidden()
})

test('a sign of another currency is not taken silently: the currency can be switched', async ({ page }) => {
  await page.goto('/vat-calculator')
  await waitUntilLive(field(page))
  await calculate(page, { amount: '£1100' })
  await expect(page.getByText('You typed “£”, but the currency is EUR.')).toBeVisible()
  const change = page.getByRole('button', { name: 'Switch to GBP' })
  await expect(change).toBeFocused()
  await expect(page.getByText('Please switch the currency or take the sign away.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Results' })).toBeDisabled()
  await change.click()
  await expect(page.getByLabel('Currency')).toHaveValue('GBP')
  await expect(page.getByLabel('Currency')).toBeFocused()
  await expect(page.getByText('Read as GBP 1,100.00, VAT included.')).toBeVisible()
})

test('what is refused is told with what would be accepted', async ({ page }) => {
  await page.goto('/vat-calculator')
  await waitUntilLive(field(page))
  for (const [amount, advice] of [
    ['abc', 'Write it as on the receipt, such as 1,250.50 or 1250,50.'],
    ['0', 'Write what you paid, more than 0, such as 1,250.50 or 1250,50.'],
    ['12,3456', 'Write at most two decimals, such as 1,250.50 or 1250,50.'],
    ['1000000000', 'Write an amount below 1,000,000,000, such as 1,250.50 or 1250,50.'],
    ['₹80', '“₹” is none of the currencies here'],
  ] as const) {
    await calculate(page, { amount })
    await expect(page.getByText('Please enter a valid purchase amount')).toBeVisible()
    await expect(page.getByText(advice)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(amount)
  }
  await field(page).fill('80,50')
  await expect(page.getByText('Please enter a valid purchase amount')).toBeHidden()
})
