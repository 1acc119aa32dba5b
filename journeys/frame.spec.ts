import { expect, test } from '@playwright/test'
import { waitUntilLive, waitUntilPainted, waitUntilStarted, watchShifts } from './visitor.ts'

test('the top navigation leads to the three things that people come for', async ({ page }) => {
  await page.goto('/data-sources')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link')).toHaveText([
    'Refund Locations',
    'VAT Calculator',
    'Book Transportation',
    'My Trip',
  ])
  await navigation.getByRole('link', { name: 'Book Transportation' }).click()
  await expect(page).toHaveURL(/\/france\/paris\/book-chauffeur$/)
})

test(
  'every link of the footer has a page, and every anchor its place on it',
  { tag: '@core' },
  async ({ page, request }) => {
    await page.goto('/')
    const links = page.getByRole('contentinfo').getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.length).toBeGreaterThan(30)
    for (const address of new Set(addresses))
      await test.step(address, async () => {
        const [path = '', anchor] = address.split('#')
        const response = await request.get(path)
        expect(response.status()).toBe(200)
        if (anchor) expect(await response.text()).toContain(` id="${anchor}"`)
      })
  },
)

test('the skip link is the first stop of the keyboard and leads past the navigation', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Purchase amount')).toBeFocused()
})

test('a new screen begins at its top, with the focus on its heading', async ({ page }) => {
  await page.goto('/trip')
  const locations = page.getByRole('banner').getByRole('link', { name: 'Refund Locations' })
  await waitUntilLive(locations)
  await locations.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Paris/ })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('so does another screen of the same kind', async ({ page }) => {
  await page.goto('/map-locations/france/paris')
  const nice = page.getByRole('main').getByRole('link', { name: 'Nice', exact: true })
  await waitUntilLive(nice)
  await nice.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Nice/ })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a guide begins as the browser begins a page: at its top, with the skip link first', async ({
  page,
}) => {
  await page.goto('/trip')
  const footer = page.getByRole('contentinfo')
  await waitUntilLive(footer.getByRole('link', { name: 'Madrid', exact: true }))
  for (const name of ['Madrid', 'Nice']) {
    await footer.getByRole('link', { name, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  }
})

test('a link to one entry of a page leads to that entry', async ({ page }) => {
  await page.goto('/trip')
  const village = page.getByRole('contentinfo').getByRole('link', { name: 'Las Rozas Village' })
  await waitUntilLive(village)
  await village.press('Enter')
  await expect(page).toHaveURL(/\/spain\/madrid#/)
  await expect(page.locator('#es-madrid-las-rozas-village:target')).toBeInViewport()
  // The keyboard continues from there, not from the top.
  await page.keyboard.press('Tab')
  const isBehind = await page.evaluate(() => {
    const entry = document.querySelector(':target')
    const { activeElement: focused } = document
    return (
      entry && focused && Boolean(entry.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
    )
  })
  expect(isBehind).toBe(true)
  await expect(page.locator('main :focus')).toBeVisible()
})

test('another city in the calculator leaves the focus where it is', async ({ page }) => {
  await page.goto('/vat-calculator/france/paris')
  const city = page.getByLabel('City')
  await city.focus()
  await city.selectOption('nice')
  await expect(page).toHaveURL(/\/vat-calculator\/france\/nice$/)
  await expect(city).toBeFocused()
})

test.describe('the account banner', () => {
  const banner = 'Create your account to save your bookings, track refunds, and get special offers'

  test('stands under the calculator of home and opens sign-up', async ({ page }) => {
    await page.goto('/')
    const calculator = await page.getByRole('button', { name: 'Calculate Refund' }).boundingBox()
    const strip = await page.getByText(banner).boundingBox()
    expect(strip!.y).toBeGreaterThan(calculator!.y)
    await page.getByRole('button', { name: 'Sign Up Now' }).click()
    await expect(page.getByRole('dialog')).toContainText('Create Account')
  })

  test('once dismissed is not drawn on any page, not even before the script has come', async ({ page }) => {
    await page.goto('/france')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText(banner)).toBeHidden()
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const path of ['/france', '/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(banner)).toBeHidden()
    }
  })

  test('moves nothing while the page comes to life', async ({ page }) => {
    const shifts = await watchShifts(page)
    await page.addInitScript(() => localStorage.setItem('account-banner-dismissed', 'true'))
    await page.goto('/')
    await waitUntilStarted(page)
    await waitUntilPainted(page)
    expect(await shifts()).toBeLessThan(0.01)
  })
})
