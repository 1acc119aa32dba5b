import { expect, test, type Page } from '@playwright/test'

async function useMyLocation(page: Page) {
  await page.goto('/vat-calculator/france/paris#locations')
  await expect(page.getByText('43 places')).toBeVisible()
  await page.getByRole('button', { name: 'Use my location' }).click()
}

test.describe('beside the Opéra', () => {
  test.use({ geolocation: { latitude: 48.8708, longitude: 2.332 }, permissions: ['geolocation'] })
  test('places are sorted by distance, and as before when pressed again', async ({ page }) => {
    await useMyLocation(page)
    await expect(page.getByText('Location found! Results will be sorted by distance.')).toBeVisible()
    await expect(page.getByText('43 places, nearest first')).toBeVisible()
    const nearest = page.getByRole('listitem').filter({ hasText: 'Book Chauffeur to This Location' }).first()
    await expect(nearest).toContainText('153 m')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText('Location sorting turned off.')).toBeVisible()
    await expect(page.getByText('nearest first')).toBeHidden()
  })

  test('the search of a country leads to a list that is sorted, and no page is handed the position', async ({
    page,
  }) => {
    await page.goto('/france')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText('Location found! Results will be sorted by distance.')).toBeVisible()
    await page.getByRole('button', { name: 'Search Locations' }).click()
    await expect(page.getByText('43 places, nearest first')).toBeVisible()
    await expect(page).toHaveURL(/\/map-locations\/france\/paris#list-view$/)
    const written = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))
    expect(`${page.url()} ${written}`).not.toMatch(/48\.87|2\.332/)
  })
})

test('85: without permission the list stays as it was, and the page says why', async ({ page }) => {
  await useMyLocation(page)
  await expect(
    page.getByText('Could not access your location. Please check your browser settings.'),
  ).toBeVisible()
  await expect(page.getByText('43 places', { exact: true })).toBeVisible()
})
