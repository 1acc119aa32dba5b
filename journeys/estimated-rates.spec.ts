import { expect, test } from '@playwright/test'
import { calculate, expectRefund, leaveAddress, newAddress } from './visitor.ts'

test.use({ baseURL: process.env.JOURNEYS_WITHOUT_RATES })

test(
  'without rates of the day the guide’s own rates are used, and the page says so',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/vat-calculator/france/paris')
    await calculate(page, { amount: '1080', currency: 'USD' })
    await expect(page.getByText('Failed to convert currency. Using estimated conversion.')).toBeVisible()
    await leaveAddress(page, newAddress())
    await expectRefund(page, '153.00')
    await expect(page.getByText(/estimated, rates of/i).first()).toBeVisible()
  },
)
