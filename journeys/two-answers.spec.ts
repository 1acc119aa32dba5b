import { expect, test, type Page } from '@playwright/test'
import { expectNoOverflow, expectNoViolation } from './expect-no-violation.ts'
import { openMailbox, waitForMail } from './mailbox.ts'
import { openSignedIn } from './signed-in.ts'
import { calculate, newAddress, submitAddress, expectRefund } from './visitor.ts'

const answer = (page: Page, title: RegExp) => page.getByRole('region', { name: title })
const byGuide = (page: Page) => answer(page, /^This guide’s rule \(May 2025\)$/)
const byLaw = (page: Page) => answer(page, /^Law today \(looked at on 21 November 2026\)$/)

/** Calculates, and leaves an address if the form is shown first. */
async function result(page: Page, path: string, amount: string, headline: string, currency?: string) {
  await page.goto(path)
  await calculate(page, { amount, currency })
  const heading = page.getByRole('heading', { level: 1, name: headline })
  const form = page.getByLabel('Full name')
  await expect(heading.or(form).first()).toBeVisible()
  if (await form.isVisible()) await submitAddress(page, newAddress())
  await expect(heading).toBeFocused()
}

test('EUR 60 in Spain, the guide refuses and the law gives back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const headline = 'This guide says no. Today’s law says yes.'
  await result(page, '/vat-calculator/spain/madrid', '60', headline)

  await expect(byGuide(page)).toContainText('No refund')
  await expect(byGuide(page)).toContainText('EUR 0.00')
  await expect(byGuide(page)).toContainText(
    'Your purchase does not qualify for a VAT refund. In Spain, purchases must exceed EUR 90.16 to be eligible.',
  )
  await expect(byGuide(page)).toContainText('EUR 30.16 short')
  await expect(byLaw(page)).toContainText('You could get back')
  await expect(byLaw(page)).toContainText('EUR 8.85')
  await expect(byLaw(page)).toContainText('no minimum purchase since 5 July 2018')
  await expect(byLaw(page).getByRole('link', { name: /Source/ })).toHaveAttribute('href', /^https:/)
  await expect(page.getByText('ask the shop for a DIVA form (DER)')).toBeVisible()
  await expectRefund(page, 'EUR 8.85')
  await expect(page.getByRole('heading', { name: 'What to do next, by today’s law' })).toBeVisible()

  // Side by side if there is room, one above the other on a phone; equally large.
  for (const { width, colorScheme } of [
    { width: 360, colorScheme: 'light' },
    { width: 768, colorScheme: null },
    { width: 1280, colorScheme: 'dark' },
  ] as const)
    await test.step(`${width} px wide`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      const [guide, law] = [await byGuide(page).boundingBox(), await byLaw(page).boundingBox()]
      expect(guide?.width).toBeCloseTo(law?.width ?? 0, 0)
      expect(guide?.y === law?.y).toBe(width >= 768)
      await expectNoOverflow(page)
      if (colorScheme) await expectNoViolation(page)
    })
})

test(
  'exactly EUR 100.00 in France: the guide gives back, the law refuses, and one cent more settles it',
  { tag: '@core' },
  async ({ page }) => {
    const headline = 'This guide says yes. Today’s law says no.'
    await result(page, '/vat-calculator/france/paris', '100.00', headline)
    await expect(byGuide(page)).toContainText('EUR 14.17')
    await expect(byGuide(page)).toContainText('Exactly the minimum')
    await expect(byLaw(page)).toContainText(
      'Your purchase does not qualify for a VAT refund. In France, purchases must exceed EUR 100.00 to be eligible.',
    )
    await expect(byLaw(page)).toContainText('EUR 0.01 short')
    await expect(page.getByText('from EUR 100.01 on both say yes')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What to do next', exact: true })).toBeVisible()
    await expectNoViolation(page)

    await page.getByRole('button', { name: 'Change the amount' }).click()
    await calculate(page, { amount: '100.01' })
    await expect(page.getByRole('heading', { level: 1, name: 'You could get back' })).toBeFocused()
  },
)

test('dollars are compared in euros at the rate of the day, which is named', async ({ page }) => {
  const headline = 'This guide says no. Today’s law says yes.'
  await result(page, '/vat-calculator/spain/madrid', '66', headline, 'USD')
  await expect(byLaw(page)).toContainText('USD 9.74')
  await expect(page.getByText('USD 66.00 is EUR 60.00 at the rate of 20 November 2026.')).toBeVisible()
})

test('the mail and the dashboard give both answers too', async ({ page, request }) => {
  const person = await openSignedIn(page, request, { path: '/vat-calculator/spain/madrid' })
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/rest/v1/leads'),
  )
  await calculate(page, { amount: '60' })
  await expect(byLaw(page)).toContainText('EUR 8.85')
  expect((await saved).status()).toBe(201)
  await page.goto('/dashboard?tab=refunds')
  const row = page.getByRole('region', { name: 'Refund calculations' }).getByRole('listitem')
  await expect(row).toContainText('Law today (looked at on 21 November 2026): estimated refund EUR 8.85.')
  await expect(row).toContainText('In Spain, purchases must exceed EUR 90.16 to be eligible.')
  await expect(row).toContainText('ask the shop for a DIVA form (DER)')
  await expectNoViolation(page)

  await waitForMail(request, person.email, 'VAT refund guide')
  await openMailbox(page)
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').first().click()
  await expect(page.locator('body')).toContainText('Estimated refund by today’s law')
})
