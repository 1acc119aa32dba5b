// The dashboard of a signed-in person.
import { expect, type Page } from '@playwright/test'
import { calculate, expectRefund } from './visitor.ts'

export const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab', { name })

/** Calculates while signed in; the result appears without the form. */
export async function calculateSignedIn(
  page: Page,
  purchase: Parameters<typeof calculate>[1],
  refund: string,
) {
  const calculator = page.getByRole('tab', { name: 'Calculator', exact: true })
  if (await calculator.isVisible()) await calculator.click()
  else await page.goto('/vat-calculator')
  await calculate(page, purchase)
  await expectRefund(page, refund)
}

export const waitUntilRead = (page: Page) =>
  expect(page.getByRole('tabpanel').first().locator('[aria-busy=true]')).toHaveCount(0)
