import { expect, test, type Page } from '@playwright/test'
import {
  countPixels,
  mapOf,
  markerGold,
  onDay,
  pressMiddle,
  streetGreen,
  waitUntilColored,
  waitUntilDrawn,
  waitLonger,
} from './map-visitor.ts'
import { waitUntilLive } from './visitor.ts'

const paris = '/map-locations/france/paris'
const withoutStreets = 'The street map is unavailable, so no streets are shown.'
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

test.beforeEach(({ page }) => waitLonger(page))

test('from the list to the marker, its popup and a booking', { tag: '@core' }, async ({ page, baseURL }) => {
  await page.goto(onDay('good', baseURL, paris))
  await waitUntilDrawn(page)
  await expect(page.getByText('43 places')).toBeVisible()
  await waitUntilColored(page, streetGreen, 10_000)
  expect(await countPixels(page, markerGold)).toBeGreaterThan(100)
  await expect(page.getByText(withoutStreets)).toBeHidden()

  await page.getByRole('button', { name: 'More about ChangeGroup Opéra' }).click()
  const shower = page.getByRole('button', { name: 'Show on map: ChangeGroup Opéra' })
  await shower.click()
  const popup = mapOf(page).locator('.maplibregl-popup')
  await expect(popup).toContainText('49 Avenue de l’Opéra, 75002 Paris')
  await expect(cardOf(page, 'ChangeGroup Opéra')).toHaveAttribute('aria-current', 'true')

  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(shower).toBeFocused()

  // The map has moved to the marker, which is in its center.
  await pressMiddle(page)
  await expect(popup).toContainText('ChangeGroup Opéra')
  await popup.getByRole('link', { name: 'Book Chauffeur to This Location' }).click()
  await expect(page).toHaveURL(/\/france\/paris\/book-chauffeur\?destination=ChangeGroup/)
})

test('a cluster opens when it is pressed', async ({ page, baseURL }) => {
  const zooms: number[] = []
  page.on('request', (request) => {
    const zoom = /\/tiles\/(\d+)\//.exec(request.url())?.[1]
    if (zoom) zooms.push(Number(zoom))
  })
  // Around its first place, in the center, there are others.
  await page.goto(onDay('good', baseURL, paris))
  await waitUntilDrawn(page)
  await pressMiddle(page)
  await expect.poll(() => Math.max(...zooms)).toBeGreaterThan(13)
  const zoomOut = page.getByRole('button', { name: 'Zoom out' })
  const opened = Math.max(...zooms)
  for (let zoom = opened; zoom > 12; zoom -= 1) await zoomOut.click()
  await expect.poll(() => Math.min(...zooms)).toBe(12)
})

test.describe('beside the Opéra', () => {
  test.use({ geolocation: { latitude: 48.8708, longitude: 2.332 }, permissions: ['geolocation'] })
  test('the nearest comes first, and the position is written nowhere', async ({ page }) => {
    await page.goto(paris)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText('43 places, nearest first')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Book Chauffeur' }).first()).toContainText(
      '153 m',
    )
    const written = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))
    expect(`${page.url()} ${written}`).not.toMatch(/48\.87|2\.332/)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText('Location sorting turned off.')).toBeVisible()
    await expect(page.getByText('43 places', { exact: true })).toBeVisible()
  })
})

test(
  'the choice lives in the address: another city, a type, and back again',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(paris)
    await page.getByLabel('Location type').selectOption('refund-office')
    await expect(page).toHaveURL(/paris\?type=refund-office$/)
    await expect(page.getByText('8 places')).toBeVisible()
    await page.getByLabel('Country').selectOption('italy')
    await expect(page.getByLabel('City')).toHaveValue('milan')
    await page.getByLabel('City').selectOption('rome')
    await page.getByRole('button', { name: 'Search Locations' }).click()
    await expect(page).toHaveURL(/\/map-locations\/italy\/rome\?type=refund-office$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('VAT Refund Locations in Rome')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('VAT Refund Locations in Paris')
    await expect(page.getByLabel('City')).toHaveValue('paris')
    await expect(page.getByLabel('Location type')).toHaveValue('refund-office')
    await page.reload()
    await expect(page.getByText('8 places')).toBeVisible()
  },
)

async function expectNoMapLoaded(page: Page, path: string) {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(path)
  await expect(page.getByText('Carrousel du Louvre grouped détaxe', { exact: true }).first()).toBeVisible()
  await waitUntilLive(page.getByRole('main').locator('button').first())
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(
    requests.filter((url) => /maplibre|map-canvas|map-(?:sea|towns)|style\.json|\/tiles\//.test(url)),
  ).toEqual([])
}

for (const path of ['/vat-calculator/france/paris#locations', '/france/paris'])
  test(`${path} loads no byte of a map`, ({ page }) => expectNoMapLoaded(page, path))

for (const hash of ['list-view', 'locations'])
  test(`on a wide screen #${hash} shows the list beside the map, without tabs`, async ({ page }) => {
    await page.goto(`${paris}#${hash}`)
    await waitUntilDrawn(page)
    await expect(cardOf(page, 'ChangeGroup Opéra')).toBeInViewport()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByRole('link', { name: 'View Paris City Guide' }).click()
    await expect(page).toHaveURL('/france/paris')
  })

test('a list that does not come is an error of that name, and a type without places shows no figure', async ({
  page,
}) => {
  await page.route('**/functions/v1/get-refund-locations', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await page.goto('/map-locations/france/deauville')
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to load location data.' })
  await expect(alert).toContainText(/^Error/)
  await page.unroute('**/functions/v1/get-refund-locations')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('4 places', { exact: true })).toBeVisible()
  await page.getByLabel('Location type').selectOption('refund-office')
  await expect(page.getByText("We couldn't find any refund office locations in Deauville.")).toBeVisible()
  await expect(page.getByText('0', { exact: true })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(`${paris}#list-view loads no byte of a map`, ({ page }) =>
    expectNoMapLoaded(page, `${paris}#list-view`))

  test('a card is short, and the rest of its record one press further', async ({ page }) => {
    await page.goto(`${paris}#list-view`)
    await expect(page.getByText('43 places')).toBeVisible()
    const short = cardOf(page, 'Avenue Montaigne')
    expect((await short.boundingBox())?.height).toBeLessThanOrEqual(161)
    await expect(short).not.toContainText(/hours|Add to my trip/i)
    const places = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Book Chauffeur' })
    await expect(places).toHaveCount(43)
    const controls = await places.getByRole('link').or(places.getByRole('button')).count()
    // Two of each place, and of the 8 desks the source and the phone or the source of a warning.
    expect(controls).toBeLessThanOrEqual(2 * 43 + 2 * 8)
    const desk = cardOf(page, 'Galeries Lafayette Haussmann tax refund desk')
    await expect(desk).toContainText('Source without a date: haussmann.galerieslafayette.com')
    await expect(short).toContainText('shopping street')

    const samaritaine = cardOf(page, 'La Samaritaine Paris Pont-Neuf')
    await expect(samaritaine).toContainText('Daily 10:00–20:00 (as of June 2021, may have changed)')
    const more = samaritaine.getByRole('button', { name: 'More about La Samaritaine' })
    await more.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(samaritaine.getByRole('link', { name: '+33 1 88 88 60 00' })).toBeVisible()
    await expect(samaritaine.getByRole('link', { name: /^Open in Maps: La Samaritaine/ })).toBeVisible()
    await more.press('Enter')
    await expect(samaritaine.getByRole('link')).toHaveCount(1)
  })

  test('the list leads to a place on the map', async ({ page }) => {
    await page.goto(`${paris}#list-view`)
    await page.getByRole('button', { name: 'More about La Samaritaine tax refund service' }).click()
    await page.getByRole('button', { name: 'Show on map: La Samaritaine tax refund service' }).click()
    await expect(page.getByRole('tab', { name: 'Map View' })).toHaveAttribute('aria-selected', 'true')
    await expect(mapOf(page).getByRole('link', { name: 'Book Chauffeur to This Location' })).toBeVisible()
  })
})
