import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { choosePhoto, drawnReceipt, storedPhotos, photo } from './receipt-photos.ts'
import { tripRows } from './trip-rows.ts'
import { addButton, buy, purchases, sheet, openOffline, test } from './trip-visitor.ts'

test.use({ viewport: { width: 360, height: 780 } })

const openFile = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  sheet(page).locator('input[type=file]').setInputFiles(file)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const close = (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).click()

test('the whole trip with its photos is saved, goes from the device, and is opened again, without a network', async ({
  page,
  line,
}) => {
  const sent = await openOffline(page, line)
  await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei Tanaka' })
  await buy(page, { amount: '90', shop: '=Le "Bon"' })
  const row = purchases(page).getByRole('button', { name: /Printemps/ })
  await row.click()
  await choosePhoto(page, await drawnReceipt(page))
  await expect(photo(page)).toBeVisible()
  await page.keyboard.press('Escape')

  const file = await test.step('it is saved as one file', async () => {
    await press(page, 'Save or open a file')
    await expectSound(page)
    const download = page.waitForEvent('download')
    await press(page, 'Save my whole trip')
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^My trip \d{4}-\d\d-\d\d\.zip$/)
    await expect(sheet(page).getByText(/^2 purchases, 1 photo, \d+ kB\.$/)).toBeVisible()
    await expectSound(page)
    const bytes = await readFile(await saved.path())
    // Names are uncompressed in a ZIP.
    expect(bytes.toString('latin1')).toMatch(/photos\/\d{4}-\d\d-\d\d Printemps 1250\.00 EUR\.jpg/)
    await close(page)
    return { name: saved.suggestedFilename(), mimeType: 'application/zip', buffer: bytes }
  })
  await test.step('all goes from the device', async () => {
    await press(page, 'Name, dates, travelers')
    await press(page, 'Take the trip off this device')
    await press(page, 'Take it off')
    await expect(sheet(page)).toBeHidden()
    expect(await tripRows(page)).toBe(0)
  })
  await test.step('what is no saved trip is said, and changes nothing', async () => {
    await press(page, 'Open a saved trip')
    await openFile(page, { name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('no trip') })
    await expect(sheet(page).getByRole('alert')).toHaveText(/^This is no trip that was saved here\./)
    const half = file.buffer.subarray(0, file.buffer.length / 2)
    await openFile(page, { ...file, buffer: half })
    await expect(sheet(page).getByRole('alert')).toHaveText(/^This file is damaged/)
    await expectSound(page)
    expect(await tripRows(page)).toBe(0)
  })
  await test.step('the file brings all of it back, the photo too', async () => {
    await openFile(page, file)
    await expect(
      sheet(page).getByText('2 purchases and 1 photo of this file are on this device.'),
    ).toBeVisible()
    await expectSound(page)
    await close(page)
    await expect(purchases(page).getByRole('button')).toHaveCount(2)
    await row.click()
    await expect(photo(page)).toBeVisible()
    await page.reload()
    await expect(photo(page)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('what was changed since stays, and nothing doubles', async () => {
    await row.click()
    await page.getByLabel('Amount on the receipt').fill('1300')
    await press(page, 'Save the change')
    await press(page, 'Save or open a file')
    await openFile(page, file)
    await expect(sheet(page).getByText('My trip is open')).toBeVisible()
    await close(page)
    await expect(purchases(page).getByRole('button')).toHaveCount(2)
    await expect(purchases(page)).toContainText('1,300.00')
    expect(await storedPhotos(page)).toBe(1)
  })
  expect(sent).toEqual([])
})

test('a phone hands the file to its own sheet, and can download it instead', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  // As on iOS; this browser has no such sheet.
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.length > 0,
      share: async ({ files = [] }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('No press', 'NotAllowedError')
        shared.push(...files.map(({ name }) => name))
        if (shared.length === 1) throw new DOMException('Closed', 'AbortError')
      },
    })
  })
  await page.goto(`${baseURL}/trip`)
  await buy(page, { amount: '1250', shop: 'Printemps' })
  await expect(addButton(page)).toBeVisible()
  await press(page, 'Save or open a file')
  await press(page, 'Save my whole trip')
  await expect(sheet(page).getByText(/^My trip \S+\.zip is ready$/)).toBeVisible()
  await press(page, 'Share or keep the file')
  await expect(sheet(page).getByText(/ is ready$/)).toBeVisible()
  await press(page, 'Share or keep the file')
  await expect(sheet(page).getByText(/ is saved$/)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toHaveLength(2)
  const download = page.waitForEvent('download')
  await press(page, 'Download')
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await context.close()
})
