import { expect, test } from '@playwright/test'
import { calculate, expectRefund, holdScripts, submitAddress, newAddress, waitUntilLive } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

for (const [path, country] of [
  ['/vat-calculator/france/lyon', 'Spain'],
  ['/', 'Spain'],
] as const)
  test(
    `on ${path} what is typed, chosen and pressed before the script has come counts`,
    { tag: path === '/' ? '@core' : [] },
    async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await calculate(page, { amount: '1250', currency: 'GBP', country })
      release()
      await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
      await expect(page.getByText('Madrid, purchase of')).toBeVisible()
      await expect(page.getByText('GBP 1,250.00')).toBeVisible()
    },
  )

test('who is in the field when the remembered amount comes types in its place', async ({ page }) => {
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250,50' })
  await expect(page.getByLabel('Full name')).toBeVisible()
  const release = await holdScripts(page)
  await page.goto('/vat-calculator/spain', { waitUntil: 'commit' })
  const amount = page.getByLabel('Purchase amount')
  await amount.focus()
  await expect(amount).toHaveValue('')
  release()
  await expect(amount).toHaveValue('1250,50')
  await page.keyboard.type('300')
  await expect(amount).toHaveValue('300')
})

test('on the sign-in page what is typed before the script has come stays, also for the other tab', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('mei@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long one')
  release()
  await waitUntilLive(page.getByRole('tab', { name: 'Sign Up' }))
  await expect(page.getByLabel('Email')).toHaveValue('mei@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long one')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('mei@example.com')
})

test('a tab that is pressed before the script has come opens', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  release()
  await expect(page.getByLabel('Full name')).toBeVisible()
})

test('on the booking page what is typed and ticked before the script has come stays', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/france/paris/book-chauffeur', { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Mei Tanaka')
  await page.getByLabel('Dropoff location').fill('Hotel Lutetia')
  await page.getByRole('checkbox', { name: /account/i }).check()
  release()
  await waitUntilLive(page.getByRole('button', { name: 'Request Booking' }))
  await expect(page.getByLabel('Full name')).toHaveValue('Mei Tanaka')
  await expect(page.getByLabel('Dropoff location')).toHaveValue('Hotel Lutetia')
  await expect(page.getByRole('checkbox', { name: /account/i })).toBeChecked()
})

test('a result whose script does not come is told in its place, and Retry brings it', async ({ browser }) => {
  // With a service worker, the script would come from it.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/vat-calculator')
  await waitUntilLive(page.getByRole('button', { name: 'Calculate Refund' }))
  await context.setOffline(true)
  await calculate(page, { amount: '1250' })
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.')
  await page.getByRole('tab', { name: 'Calculator' }).click()
  await expect(page.getByLabel('Purchase amount')).toHaveValue('1250')
  await page.getByRole('tab', { name: 'Results' }).click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await context.setOffline(false)
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
})

test('places that cannot be loaded: both messages, then Retry', async ({ page, context }) => {
  await page.goto('/vat-calculator/spain/valencia')
  await page.getByRole('tab', { name: 'Refund Locations' }).click()
  await expect(page.getByText('10 places')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Location type').selectOption('refund-office')
  await expect(page.getByText('Unable to load location data. Please try again later.')).toBeVisible()
  await expect(page.getByText('Failed to load location data')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('2 places')).toBeVisible()
})

test('an address that asks for results that do not exist shows the calculator, and Back leads to it', async ({
  page,
}) => {
  await page.goto('/vat-calculator/spain/seville#results')
  await expect(page).toHaveURL(/seville$/)
  await calculate(page, { amount: '500', currency: 'GBP' })
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Purchase amount')).toHaveValue('500')
  await expect(page.getByLabel('Currency')).toHaveValue('GBP')
  await expect(page.getByLabel('City')).toHaveValue('seville')
})

test('a result on paper is its document, without what can only be pressed', async ({ page }) => {
  await page.goto('/vat-calculator/france/paris')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, newAddress())
  await page.emulateMedia({ media: 'print' })
  await expectRefund(page, '177.08')
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add these dates to my calendar' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Book Transportation' })).toHaveCount(0)
})
