import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation, expectSound } from './expect-no-violation.ts'
import { calculate, submitAddress, newAddress, waitUntilStarted } from './visitor.ts'

/** Each page in both color schemes and both widths once, after one load; the page adapts to the window. */
const appearances = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const
/** The home page and the calculator in the other two combinations too. */
const allAppearances = [
  ...appearances,
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const

async function expectSoundIn(page: Page, path: string, chosen: readonly (typeof allAppearances)[number][]) {
  for (const [index, { colorScheme, width }] of chosen.entries())
    await test.step(`${colorScheme}, ${width} px`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      if (index === 0) {
        await page.goto(path)
        if (path !== '/no/such/page') await waitUntilStarted(page)
        if (path.startsWith('/map-locations')) await expect(page.getByText(/^\d+ places$/)).toBeVisible()
      }
      await expectSound(page)
    })
}

test('axe finds nothing on home', { tag: '@core' }, ({ page }) => expectSoundIn(page, '/', [appearances[0]]))

test('nor in its other colours and widths', ({ page }) => expectSoundIn(page, '/', allAppearances.slice(1)))

test('axe finds nothing on /vat-calculator', ({ page }) =>
  expectSoundIn(page, '/vat-calculator', allAppearances))

// The guide to Paris is tested with an open question, in reading-pages.
for (const path of [
  '/france',
  '/france/cdg',
  '/map-locations/spain/madrid',
  '/spain/madrid/book-chauffeur',
  '/data-sources',
  '/no/such/page',
])
  test(`axe finds nothing on ${path}`, ({ page }) => expectSoundIn(page, path, appearances))

for (const { colorScheme, width } of appearances)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test(
      'axe finds nothing in any state of the calculator',
      { tag: width === 360 ? '@core' : [] },
      async ({ page }) => {
        await page.goto('/vat-calculator/spain/madrid')
        await calculate(page, { amount: '' })
        await expect(page.getByText('Please enter a valid purchase amount')).toBeVisible()
        await expectNoViolation(page)

        await calculate(page, { amount: '1250' })
        await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
        await expectNoViolation(page)
        await submitAddress(page, 'nobody', '')
        await expect(page.getByText('Please provide a valid email address')).toBeVisible()
        await expectNoViolation(page)

        await submitAddress(page, newAddress())
        await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
        await expectNoViolation(page)

        await page.getByRole('tab', { name: 'Refund Locations' }).click()
        await expect(page.getByRole('heading', { name: 'VAT Refund Locations in Madrid' })).toBeVisible()
        await expect(page.getByText(/^\d+ places$/)).toBeVisible()
        await expectNoViolation(page)

        await page.getByRole('tab', { name: 'Calculator' }).click()
        await calculate(page, { amount: '12' })
        await expect(page.getByText('Your purchase does not qualify for a VAT refund.')).toBeVisible()
        await expectNoViolation(page)
      },
    )
  })
