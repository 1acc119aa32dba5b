import { expect, test } from '@playwright/test'
import { calculate, expectRefund, submitAddress, newAddress, waitUntilLive } from './visitor.ts'

/** The effect of each minimum: the guide's edition includes it, today's law starts above EUR 70 and EUR 50. */
const edges = [
  {
    country: 'Italy',
    city: 'milan',
    eligible: { amount: '154,94', refund: '23.75' },
    between: { amount: '154.93', headline: 'This guide says no. Today’s law says yes.' },
    below: { amount: '70,00', minimum: 'EUR 154.94' },
    form: 'Ask for the OTELLO code to be printed on your copy.',
  },
  {
    country: 'Germany',
    city: 'munich',
    eligible: { amount: '50,01', refund: '6.79' },
    between: { amount: '50', headline: 'This guide says yes. Today’s law says no.' },
    below: { amount: '49,99', minimum: 'EUR 50.00' },
    form: 'German customs stamps the form.',
  },
] as const

for (const { country, city, eligible, between, below, form } of edges)
  test(
    `${country}: its own address, default city, minimum and steps`,
    { tag: country === 'Italy' ? '@core' : [] },
    async ({ page }) => {
      const path = `/vat-calculator/${country.toLowerCase()}`
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(new RegExp(`VAT refund calculator for ${country}`))
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
      await expect(page.getByRole('radio', { name: country })).toBeChecked()
      await expect(page.getByLabel('City')).toHaveValue(city)
      await calculate(page, { amount: eligible.amount })
      await submitAddress(page, newAddress())
      await expectRefund(page, eligible.refund)
      await expect(page.getByText(form)).toBeVisible()
      await expect(page.getByText('A car to the airport, with help at the customs desk.')).toHaveCount(0)

      await page.getByRole('tab', { name: 'Calculator' }).click()
      await calculate(page, { amount: between.amount })
      await expect(page.getByRole('heading', { name: between.headline })).toBeVisible()

      await page.getByRole('tab', { name: 'Calculator' }).click()
      await calculate(page, { amount: below.amount })
      await expect(
        page.getByText(
          `Your purchase does not qualify for a VAT refund. In ${country}, purchases must exceed ${below.minimum} to be eligible.`,
        ),
      ).toBeVisible()
      await expectRefund(page, '0.00')
    },
  )

test('a city of Italy has its own calculator, locations and an honest word on chauffeurs', async ({
  page,
}) => {
  await page.goto('/vat-calculator/italy/rome')
  await expect(page.getByLabel('City')).toHaveValue('rome')
  await expect(
    page.getByText('Chauffeurs drive in Paris, Nice, Madrid and Barcelona. Rome is not among them.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book Transportation' }).last()).toHaveAttribute(
    'href',
    '/italy/rome/book-chauffeur',
  )
  await page.getByRole('tab', { name: 'Refund Locations' }).click()
  await expect(page.getByRole('heading', { name: 'VAT Refund Locations in Rome' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Full Refund Locations Page' })).toHaveAttribute(
    'href',
    '/map-locations/italy/rome#locations',
  )
})

for (const [page, calculator] of [
  ['/italy', '/vat-calculator/italy'],
  ['/germany', '/vat-calculator/germany'],
  ['/italy/rome', '/vat-calculator/italy/rome'],
  ['/germany/berlin', '/vat-calculator/germany/berlin'],
] as const)
  test(`${page} leads to its calculator`, async ({ page: browser }) => {
    await browser.goto(page)
    await browser.getByRole('main').locator(`a[href="${calculator}"]`).first().click()
    await expect(browser).toHaveURL(calculator)
    await expect(browser.getByRole('button', { name: 'Calculate Refund' })).toBeVisible()
  })

test('an unknown city of Italy is Milan’s calculator; France stays the default', async ({ page }) => {
  await page.goto('/vat-calculator/italy/atlantis')
  await expect(page).toHaveURL('/vat-calculator/italy/milan')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/vat-calculator')
  await expect(page.getByRole('radio')).toHaveCount(4)
  for (const [index, name] of ['France', 'Spain', 'Italy', 'Germany'].entries())
    await expect(page.getByRole('radio').nth(index)).toHaveAccessibleName(name)
  await expect(page.getByRole('radio', { name: 'France' })).toBeChecked()
})

test('on the home page the four countries reset the city and change the drawing', async ({ page }) => {
  await page.goto('/')
  await waitUntilLive(page.getByLabel('Purchase amount'))
  for (const [country, city, name] of [
    ['Italy', 'milan', 'Milan'],
    ['Germany', 'munich', 'Munich'],
    ['Spain', 'madrid', 'Madrid'],
  ] as const) {
    await page.getByRole('radio', { name: country }).check({ force: true })
    await expect(page.getByLabel('City')).toHaveValue(city)
    await expect(page.getByText(new RegExp(`^${name}, drawn from its`))).toBeVisible()
  }
})

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('the four countries fit, each large enough for a finger', async ({ page }) => {
    await page.goto('/vat-calculator/germany')
    for (const name of ['France', 'Spain', 'Italy', 'Germany']) {
      const box = await page.getByRole('radio', { name }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(64)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    }
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess, 'wider than the screen').toBeLessThanOrEqual(0)
  })
})
