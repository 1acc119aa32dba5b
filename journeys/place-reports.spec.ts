import { expect, test, type Page } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { mapOf, openReport, tellReport, waitUntilDrawn } from './map-visitor.ts'

const storedReports = (page: Page) =>
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
  expect(await storedReports(page)).toHaveLength(1)
  const sent = page.waitForResponse(/\/functions\/v1\/report-place/)
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect.poll(() => storedReports(page)).toEqual([])
})

test('something else needs a word, and what was typed stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/map-locations/spain/seville')
  await waitUntilDrawn(page)
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
