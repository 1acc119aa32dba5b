import { expect, test } from '@playwright/test'
import { waitUntilLive } from './visitor.ts'

for (const [path, title, name] of [
  ['/france', /France/, 'France'],
  ['/spain/madrid', /Madrid/, 'Madrid'],
  ['/france/cdg', /CDG/, 'Charles de Gaulle Airport'],
  ['/france/cdg-airport', /CDG/, 'Charles de Gaulle Airport'],
  ['/germany/munich-airport', /Munich/, 'Munich Airport'],
] as const)
  test(`${path} is finished HTML with its title`, async ({ request, page }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('<h1')
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

test('an unknown city leads to its country', async ({ page }) => {
  await page.goto('/france/atlantis')
  await expect(page).toHaveURL(/\/france$/)
})

test('a chauffeur in an unknown city leads to the country, from outside and from inside of the site', async ({
  page,
}) => {
  for (const address of ['/france/zzz/book-chauffeur', '/france/zzz/book-chauffeur/']) {
    await page.goto(`${address}?destination=Hotel`)
    await expect(page).toHaveURL(/\/france\?destination=Hotel$/)
  }
  await page.goto('/spain/madrid/book-chauffeur')
  await page.getByLabel('Pickup location').fill('Hotel')
  // When it hydrates, React removes what it does not know.
  await waitUntilLive(page.getByRole('main'))
  await page.getByRole('main').evaluate((main) => {
    const nextPage = new URL('/spain/zzz/book-chauffeur?destination=Hotel', document.baseURI)
    main.insertAdjacentHTML('beforeend', `<a href="${nextPage.href}">Nowhere</a>`)
  })
  await page.getByRole('link', { name: 'Nowhere' }).click()
  await expect(page).toHaveURL(/\/spain\?destination=Hotel$/)
})

test('the calculator of an unknown city is that of the country’s default', async ({ page }) => {
  await page.goto('/vat-calculator/spain/atlantis')
  await expect(page.getByLabel('City')).toHaveValue('madrid')
})

test('a destination in the address is words, never markup', async ({ page }) => {
  const destination = '<img src=x onerror=alert(1)>'
  await page.goto(`/france/paris/book-chauffeur?destination=${encodeURIComponent(destination)}`)
  await expect(page.getByLabel('Dropoff location')).toHaveValue(destination)
})

test('an unknown address is a 404 page with a way home', { tag: '@core' }, async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Homepage' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('home, a country and a city can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Four steps, two of them at the airport')).toBeVisible()
    await page.goto('/italy')
    await expect(page.getByRole('link', { name: 'Milan' }).first()).toBeVisible()
    await page.goto('/france/paris')
    await expect(
      page.getByText('Galeries Lafayette Haussmann tax refund desk', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'All 43 places' })).toBeVisible()
  })
  for (const [path, words] of [
    ['/vat-calculator', 'The calculator needs JavaScript'],
    ['/map-locations/spain/madrid', 'This list needs JavaScript'],
    ['/spain/madrid/book-chauffeur', 'This form needs JavaScript'],
  ] as const)
    test(`${path} says what needs a script`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(words, { useInnerText: true })
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the menu opens, closes by Escape and leads on', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: /menu/i })
    await button.click()
    await expect(page.getByRole('link', { name: 'Refund Locations' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await button.click()
    await page.getByRole('link', { name: 'Refund Locations' }).first().click()
    await expect(page).toHaveURL(/map-locations/)
  })
})
