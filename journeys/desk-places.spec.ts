import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { openDesk } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'
import { mapOf, openReport, tellReport } from './map-visitor.ts'
import { startBackend, type OwnBackend } from './outside/own-backend.ts'

// A separate server, because changes at the desk appear on everybody's pages.
test.describe.configure({ mode: 'default' })

let origin: string
let dataDir: string
let product: OwnBackend
test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  dataDir = mkdtempSync(join(tmpdir(), 'retour-desk-places-'))
  const { JOURNEYS_MAP_STYLE_URL: MAP_STYLE_URL = '', JOURNEYS_FX_URL: FX_URL = '' } = process.env
  product = await startBackend({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    MAP_STYLE_URL,
    FX_URL,
  })
})
test.afterAll(async () => {
  await product?.stop()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

const openOwnDesk = (browser: Browser, path: string, role: string) =>
  openDesk(browser, path, role, { product: { origin, dataDir } })
/** Opens a page of the same server as a visitor. */
const openVisitor = (browser: Browser) => browser.newPage({ baseURL: origin })
const refresh = (extract: string) =>
  execFileSync(process.execPath, ['tools/commands/places-refresh.ts', '--extract', extract], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
  })

test(
  'a visitor says that a location is closed, an editor accepts it, and the map shows it',
  { tag: '@core' },
  async ({ browser }) => {
    const page = await openVisitor(browser)
    const name = 'ChangeGroup Opéra'
    const list = '/map-locations/france/paris#list-view'
    await page.goto(list)
    const card = page.getByRole('listitem').filter({ hasText: name }).first()
    const sheet = await openReport(page, new RegExp(`^More about ${name}`))
    await tellReport(sheet, { choice: 'Closed', note: 'Shutters down since Monday' })
    await expect(sheet.getByText('Thank you.')).toBeVisible()
    await page.reload()
    await expect(card.getByText('Book Chauffeur')).toBeVisible()
    await expect(card).not.toContainText('Closed.')

    const desk = await openOwnDesk(browser, '/desk?part=places', 'editor')
    const places = desk.getByRole('list', { name: 'Locations that wait for a decision, the newest first' })
    await places.getByRole('button', { name: new RegExp(name) }).click()
    await expect(desk.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expect(desk.getByText('Shutters down since Monday')).toBeVisible()
    await expectSound(desk)
    await test.step('a change says why', async () => {
      await desk.getByRole('button', { name: /^Accept: Closed/ }).click()
      await expect(desk.getByLabel('What visitors read')).toHaveValue('Closed, as visitors told us.')
      await desk.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(desk.getByText('This is needed')).toBeVisible()
      await desk.emulateMedia({ colorScheme: 'dark' })
      await desk.setViewportSize({ width: 360, height: 780 })
      await expectSound(desk)
    })
    await desk.getByLabel('Why').fill('Called on Friday: nobody answers, their page says closed')
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(desk.getByText('Saved. Visitors see it from now on.')).toBeVisible()
    await expect(desk.getByText(/^Accepted: Called on Friday/)).toBeVisible()
    await desk.getByRole('button', { name: 'All places' }).click()
    await expect(places.getByRole('button', { name: new RegExp(name) })).toHaveCount(0)

    await page.reload()
    await expect(card).toContainText('Closed. Closed, as visitors told us.')
    await expect(card.getByText('Book Chauffeur')).toHaveCount(0)
    await card.getByRole('button', { name: `More about ${name}` }).click()
    await expect(card).toContainText(/Warning: changed on .* after visitors told us/)
    await card.getByRole('button', { name: `Show on map: ${name}` }).click()
    await expect(mapOf(page).locator('.maplibregl-popup')).toContainText('Closed, as visitors told us.')

    await test.step('what was taken is taken back, and the location is as it was', async () => {
      await desk.goto(`/desk?part=places&place=fr-paris-changegroup-opera`)
      await desk.getByRole('button', { name: 'Take back: Warning' }).click()
      await expect(desk.getByText(/Taken back$/)).toBeVisible()
      await expectSound(desk)
      await page.reload()
      await expect(card.getByText('Book Chauffeur')).toBeVisible()
    })
    await desk.context().close()
  },
)

test('what OpenStreetMap says otherwise stands beside the record, to be taken or rejected', async ({
  browser,
}, testInfo) => {
  const page = await openVisitor(browser)
  const extract = testInfo.outputPath('extract.json')
  const node = { type: 'node', id: 4711, lat: 36.7157, lon: -4.4258 }
  const tags = {
    name: 'El Corte Inglés Málaga',
    shop: 'department_store',
    opening_hours: 'Mo-Sa 09:30-21:30',
  }
  writeFileSync(extract, JSON.stringify({ version: 0.6, elements: [{ ...node, tags }] }))
  refresh(extract)
  const desk = await openOwnDesk(browser, '/desk?part=places&show=moved', 'owner')
  const places = desk.getByRole('list', { name: 'Locations that wait for a decision, the newest first' })
  await places
    .getByRole('button', { name: /El Corte Inglés/ })
    .first()
    .click()
  await expect(desk.getByRole('img', { name: /^The proposed point lies \d+ m from ours\.$/ })).toBeVisible()
  await expect(desk.getByText('ODbL 1.0').first()).toBeVisible()
  await expectSound(desk)
  await desk.getByRole('button', { name: 'Reject: Position' }).click()
  await desk.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(desk.getByText('This is needed')).toBeVisible()
  await desk.getByLabel('Why').fill('The door did not move')
  await desk.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(desk.getByRole('img', { name: /^The proposed point/ })).toHaveCount(0)
  await desk.getByRole('button', { name: 'Take it: Hours' }).click()
  await desk.getByLabel('Why').fill('Their page says the same')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText('Saved. Visitors see it from now on.')).toBeVisible()
  await desk.emulateMedia({ colorScheme: 'dark' })
  await desk.setViewportSize({ width: 360, height: 780 })
  await expectSound(desk)
  const name = (await desk.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  await page.goto('/map-locations/spain/malaga#list-view')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(card).toContainText('Mon–Sat 09:30–21:30')
  await card.getByRole('button', { name: `More about ${name}` }).click()
  await expect(card.getByRole('link', { name: /^© OpenStreetMap contributors, ODbL/ })).toBeVisible()
  await expectSound(page)
  await test.step('what a data set says of several is rejected together, with one reason', async () => {
    const moved = { ...node, lat: 36.7161, tags: { ...tags, opening_hours: 'Mo-Sa 09:00-21:00' } }
    writeFileSync(extract, JSON.stringify({ version: 0.6, elements: [moved] }))
    refresh(extract)
    await desk.goto('/desk?part=places')
    await desk.getByRole('button', { name: 'Reject several' }).click()
    const several = desk.getByRole('region', { name: 'Reject several' })
    await several.getByLabel('Why').fill('One shop, spelled twice')
    await several.getByRole('button', { name: /^Reject of / }).click()
    await expect(several.getByText('Choose at least one location.')).toBeVisible()
    await expect(several.getByLabel('Why')).toHaveValue('One shop, spelled twice')
    await expectSound(desk)
    await several.getByRole('checkbox').first().check({ force: true })
    await several.getByRole('button', { name: /^Reject of / }).click()
    await expect(desk.getByText(/^\d+ proposals? w(?:as|ere) rejected\.$/)).toBeVisible()
    await expect(places.getByRole('button', { name: /El Corte Inglés/ })).toHaveCount(0)
    await expectSound(desk)
  })
  await desk.context().close()
})
