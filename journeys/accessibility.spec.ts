import { expect, test } from '@playwright/test'
import { expectNoViolation } from './expect-no-violation.ts'
import { calculate, leaveAddress, newAddress } from './visitor.ts'

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      const isCore = colorScheme === 'light' && width === 360
      // Each page in both colours and both widths once; home and the calculator in all four.
      const isOtherwiseCovered = (colorScheme === 'light') === (width === 1280)
      const everywhere = ['/', '/vat-calculator']
      const readingPages = [
        '/france',
        '/france/paris',
        '/france/cdg',
        '/map-locations/spain/madrid',
        '/spain/madrid/book-chauffeur',
        '/data-sources',
        '/no/such/page',
      ]
      for (const path of isOtherwiseCovered ? everywhere : [...everywhere, ...readingPages])
        test(
          `axe finds nothing on ${path}`,
          { tag: isCore && path === '/' ? '@core' : [] },
          async ({ page }) => {
            await page.goto(path)
            await page.waitForLoadState('networkidle')
            await expectNoViolation(page)
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            )
            expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0)
          },
        )

      if (!isOtherwiseCovered)
        test(
          'axe finds nothing in any state of the calculator',
          { tag: isCore ? '@core' : [] },
          async ({ page }) => {
            await page.goto('/vat-calculator/spain/madrid')
            await calculate(page, { amount: '' })
            await expect(page.getByText('Please enter a valid purchase amount')).toBeVisible()
            await expectNoViolation(page)

            await calculate(page, { amount: '1250' })
            await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
            await expectNoViolation(page)
            await leaveAddress(page, 'nobody', '')
            await expect(page.getByText('Please provide a valid email address')).toBeVisible()
            await expectNoViolation(page)

            await leaveAddress(page, newAddress())
            await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
            await expectNoViolation(page)

            await page.getByRole('tab', { name: 'Refund Locations' }).click()
            await expect(page.getByRole('heading', { name: 'VAT Refund Locations in Madrid' })).toBeVisible()
            await page.waitForLoadState('networkidle')
            await expectNoViolation(page)

            await page.getByRole('tab', { name: 'Calculator' }).click()
            await calculate(page, { amount: '12' })
            await expect(page.getByText('Your purchase does not qualify for a VAT refund.')).toBeVisible()
            await expectNoViolation(page)
          },
        )
    })
