import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { openDesk } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'
import { mapOf, openReport, tellReport, untilDrawn } from './map-visitor.ts'

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('retour-place-report:')))

test('without a network a visitor’s word about a location is kept, and sent when there is one', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/map-locations/spain/malaga#list-view')
  const sheet = await openReport(page, /^More about /)
  await context.setOffline(true)
  await tellReport(sheet, { choice: 'Other hours', note: 'Open until 20:00' })
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await expectSound(page)
  expect(await kept(page)).toHaveLength(1)
  const sent = page.waitForResponse(/\/functions\/v1\/report-place/)
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect.poll(() => kept(page)).toEqual([])
})

test('something else needs a word, and what was typed stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/map-locations/spain/seville')
  await untilDrawn(page)
  await page
    .getByRole('button', { name: /^More about / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Show on map: / })
    .first()
    .click()
  await mapOf(page)
    .getByRole('button', { name: /^Something wrong here\?/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'What is wrong here?' })
  await sheet.getByRole('button', { name: 'Tell Retour' }).click()
  await expect(sheet.getByText('Choose what is wrong.')).toBeVisible()
  await sheet.getByRole('radio', { name: 'Something else' }).check({ force: true })
  await sheet.getByRole('button', { name: 'Tell Retour' }).click()
  await expect(sheet.getByText('Say what is wrong in a few words.')).toBeVisible()
  await expectSound(page)
  await sheet.getByLabel('What did you see?').fill('It is a bank now')
  await sheet.getByRole('button', { name: 'Tell Retour' }).click()
  await expect(sheet.getByText('Thank you.')).toBeVisible()
})

test(
  'a visitor says that a location is closed, an editor accepts it, and the map shows it',
  { tag: '@core' },
  async ({ page, browser }) => {
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

    const desk = await openDesk(browser, '/desk?part=places', 'editor')
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
  page,
}, testInfo) => {
  const extract = testInfo.outputPath('extract.json')
  const node = { type: 'node', id: 4711, lat: 36.7157, lon: -4.4258 }
  const tags = {
    name: 'El Corte Inglés Málaga',
    shop: 'department_store',
    opening_hours: 'Mo-Sa 09:30-21:30',
  }
  writeFileSync(extract, JSON.stringify({ version: 0.6, elements: [{ ...node, tags }] }))
  execFileSync(process.execPath, ['tools/commands/places-refresh.ts', '--extract', extract], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: join(process.env.JOURNEYS_DATA_DIR ?? '', 'main') },
  })
  const desk = await openDesk(browser, '/desk?part=places&show=moved', 'owner')
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
  await desk.context().close()
})
