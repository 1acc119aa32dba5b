import { expect, test } from '@playwright/test'
import { openMailbox } from './mailbox.ts'
import { calculate, expectRefund, submitAddress, newAddress, waitUntilLive } from './visitor.ts'

test(
  'a visitor learns what comes back, and the guide lies in the mailbox',
  { tag: '@core' },
  async ({ page }) => {
    const email = newAddress()
    await page.goto('/')
    await calculate(page, { amount: '1250', country: 'France', city: 'Paris' })
    await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeFocused()
    await submitAddress(page, email)
    await expectRefund(page, '177.08')
    await expect(page.getByText('EUR 1,150.00 above the minimum')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
    await expect(page.getByText('Ask for the tax-free form')).toBeVisible()

    await page.getByRole('tab', { name: 'Refund Locations' }).click()
    await expect(page.getByRole('heading', { name: 'VAT Refund Locations in Paris' })).toBeVisible()
    await expect(page.getByText('All VAT refund and shopping locations')).toBeVisible()
    await expect(page.getByText('Galeries Lafayette Haussmann tax refund desk')).toBeVisible()

    await openMailbox(page)
    const mail = page
      .getByRole('link')
      .filter({ hasText: email })
      .or(page.getByRole('row').filter({ hasText: email }))
    await expect(async () => {
      await page.reload()
      await expect(mail.first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
  },
)

test('a purchase at the minimum is eligible; one cent less has two answers, the guide’s and the law’s', async ({
  page,
}) => {
  await page.goto('/vat-calculator/spain/madrid')
  await calculate(page, { amount: '90.16' })
  await submitAddress(page, newAddress())
  await expectRefund(page, '13.30')
  await expect(page.getByText('Spain itself has had no minimum since July 2018')).toBeVisible()

  await page.getByRole('tab', { name: 'Calculator' }).click()
  await calculate(page, { amount: '90.15' })
  await expect(page.getByRole('heading', { name: 'This guide says no. Today’s law says yes.' })).toBeFocused()
  await expectRefund(page, '13.30')
  await page.getByRole('button', { name: 'Change the amount' }).click()
  await expect(page.getByLabel('Purchase amount')).toBeFocused()
})

test('dollars are converted with the stored rate of the day', { tag: '@core' }, async ({ page }) => {
  await page.goto('/vat-calculator/france/nice')
  await calculate(page, { amount: '1,100.00', currency: 'USD' })
  await submitAddress(page, newAddress())
  await expectRefund(page, '155.83')
  await expect(page.getByText(/1,000\.00/).first()).toBeVisible()
  await expect(page.getByText(/20 November 2026/).first()).toBeVisible()
})

test('what was typed survives a reload, on the calculator and at the lead form', async ({ page }) => {
  await page.goto('/vat-calculator/spain/seville')
  await page.getByLabel('Purchase amount').fill('321.50')
  await page.getByLabel('Currency').selectOption('GBP')
  await page.reload()
  await expect(page.getByLabel('Purchase amount')).toHaveValue('321.50')
  await expect(page.getByLabel('Currency')).toHaveValue('GBP')
  await page.getByRole('button', { name: 'Calculate Refund' }).click()
  await page.getByLabel('Full name').fill('Mei')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Mei')
})

test('choosing another country takes its own city', async ({ page }) => {
  await page.goto('/vat-calculator')
  await page.getByLabel('City').selectOption({ label: 'Lyon' })
  await page.getByRole('radio', { name: 'Spain' }).check({ force: true })
  await expect(page.getByLabel('City')).toHaveValue('madrid')
  await page.getByRole('radio', { name: 'France' }).check({ force: true })
  await expect(page.getByLabel('City')).toHaveValue('paris')
})

test(
  'what is no amount is told at its field, which keeps it and takes the focus',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/vat-calculator')
    const field = page.getByLabel('Purchase amount')
    // The last one is empty again: if a previous one had opened a result, the field would be gone.
    for (const amount of ['', '0', '-5', '1e309', '12 5', '12345678901234567890', 'abc', ''])
      await test.step(`"${amount}"`, async () => {
        await calculate(page, { amount })
        await expect(page.getByText('Please enter a valid purchase amount')).toBeVisible()
        await expect(field).toBeFocused()
        await expect(field).toHaveValue(amount)
        await expect(page.getByRole('tab', { name: 'Results' })).toBeDisabled()
      })
  },
)

test('an address without @ and a name of one letter are told at their fields', async ({ page }) => {
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '500' })
  await submitAddress(page, 'mei.tanaka', 'M')
  await expect(page.getByText('Please provide a valid email address')).toBeVisible()
  await expect(page.getByText('Please provide your full name')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('mei.tanaka')
})

for (const [name, why] of [
  ['   ', 'blank'],
  ['Mei\u0007Tanaka', 'with a control character'],
] as const)
  test(`a name that is ${why} is told at its field, and nothing is sent`, async ({ page }) => {
    await page.goto('/vat-calculator')
    await calculate(page, { amount: '500' })
    await submitAddress(page, newAddress(), name)
    await expect(page.getByText('Please provide your full name')).toBeVisible()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  })

test('a currency that nobody offers, in the tab’s memory, is forgotten', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('retour-calculator', JSON.stringify({ amount: '75', currency: 'XXX', place: 7 })),
  )
  await page.goto('/vat-calculator')
  await expect(page.getByLabel('Purchase amount')).toHaveValue('75')
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
})

test('the whole way works with the keyboard alone', { tag: '@core' }, async ({ page }) => {
  await page.goto('/vat-calculator')
  await waitUntilLive(page.getByLabel('Purchase amount'))
  await page.getByLabel('Purchase amount').focus()
  await page.keyboard.type('1250')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mei Tanaka')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newAddress())
  await page.keyboard.press('Enter')
  await expectRefund(page, '177.08')
  await page.getByRole('tab', { name: 'Results' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'VAT Refund Locations in Paris' })).toBeVisible()
})

test('each location leads to a chauffeur with its name as destination', async ({ page }) => {
  await page.goto('/vat-calculator/france/paris')
  await page.getByRole('tab', { name: 'Refund Locations' }).click()
  const book = page.locator('a[href*="/france/paris/book-chauffeur?destination="]').first()
  await expect(book).toBeVisible()
  await book.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Luxury Chauffeur in Paris')
})
