import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { writeStreetArchive } from '@retour/server/src/map-tiles/testing/street-archive.ts'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { countPixels, waitLonger, mapOf, markerGold, waitUntilDrawn } from './map-visitor.ts'
import { startBackend, type OwnBackend } from './outside/own-backend.ts'

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const nice = { lat: 43.7, lng: 7.265 }
const withoutStreets = 'The street map is unavailable, so no streets are shown.'

let folder: string
let siteUrl: string
let backend: OwnBackend

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retour-own-streets-'))
  const port = await freePort()
  siteUrl = `http://127.0.0.1:${port}`
  const archive = join(folder, 'streets.pmtiles')
  writeStreetArchive(archive, nice)
  backend = await startBackend({
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    FX_URL: process.env.JOURNEYS_FX_URL ?? '',
    MAP_TILES: archive,
    LOG_LEVEL: 'error',
  })
})
test.afterAll(async () => {
  await backend?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** Collects the origins that a page contacts, and errors of the browser. */
function watch(page: Page) {
  const origins = new Set<string>()
  const faults: string[] = []
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url())) origins.add(new URL(request.url()).origin)
  })
  page.on('console', (message) => {
    const isOfDriver = message.text().includes('GL Driver Message')
    if (['error', 'warning'].includes(message.type()) && !isOfDriver) faults.push(message.text())
  })
  return { origins, faults }
}

const colors = {
  light: { land: [244, 238, 224], road: [255, 253, 248], water: [207, 221, 235] },
  dark: { land: [19, 29, 56], road: [43, 57, 98], water: [15, 54, 86] },
} as const satisfies Record<string, Record<string, [number, number, number]>>

for (const colorScheme of ['light', 'dark'] as const)
  test(`streets of the site’s own archive on a phone, ${colorScheme}: drawn, credited, and no other host is asked`, async ({
    browser,
  }, testInfo) => {
    const context = await browser.newContext({
      ...phone,
      colorScheme,
    })
    const page = await context.newPage()
    await waitLonger(page)
    const { origins, faults } = watch(page)
    const part = page.waitForResponse(/\/tiles\/[0-9a-f]{24}\.pmtiles$/)
    await page.goto(`${siteUrl}/map-locations/france/nice`)
    await mapOf(page).scrollIntoViewIfNeeded()
    expect((await part).status()).toBe(206)
    await waitUntilDrawn(page)
    const { land, road, water } = colors[colorScheme]
    await expect.poll(() => countPixels(page, [...water])).toBeGreaterThan(1000)
    expect(await countPixels(page, [...land])).toBeGreaterThan(5000)
    expect(await countPixels(page, [...road])).toBeGreaterThan(1000)
    await expect(page.getByText(withoutStreets)).toBeHidden()
    await expect(mapOf(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toBeAttached()
    await expect(mapOf(page).getByRole('link', { name: 'Protomaps' })).toBeAttached()
    await page.screenshot({ path: testInfo.outputPath(`own-streets-${colorScheme}.png`) })
    expect([...origins]).toEqual([siteUrl])
    expect(faults).toEqual([])
    await context.close()
  })

test('a page that is turned dark draws the same streets dark', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, colorScheme: 'light' })
  const page = await context.newPage()
  await waitLonger(page)
  await page.goto(`${siteUrl}/map-locations/france/nice`)
  await waitUntilDrawn(page)
  await expect.poll(() => countPixels(page, [...colors.light.road])).toBeGreaterThan(1000)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => countPixels(page, [...colors.dark.road])).toBeGreaterThan(1000)
  await context.close()
})

test('where the archive has no streets, and where it can’t be read, the built-in map shows all places at once', async ({
  browser,
}) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  // The archive only contains Nice.
  await page.goto(`${siteUrl}/map-locations/france/paris`)
  await waitUntilDrawn(page)
  await expect(page.getByText(withoutStreets)).toBeVisible()
  await page.route('**/tiles/*.pmtiles', (route) => route.abort())
  await page.goto(`${siteUrl}/map-locations/france/nice`)
  await waitUntilDrawn(page)
  await expect(page.getByText(withoutStreets)).toBeVisible()
  expect(await countPixels(page, markerGold)).toBeGreaterThan(50)
  await context.close()
})
