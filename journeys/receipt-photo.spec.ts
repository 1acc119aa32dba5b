import { expect, type Page } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { choosePhoto, drawnReceipt, storedPhotos, photo } from './receipt-photos.ts'
import { buy, purchases, sheet, openOffline, test, waitUntilClosed } from './trip-visitor.ts'

test.use({ viewport: { width: 360, height: 780 } })

const openPurchase = (page: Page) =>
  purchases(page)
    .getByRole('button', { name: /Printemps/ })
    .click()
const action = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true })
const naturalSize = (page: Page) =>
  photo(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])

test('a photo of the receipt stays on the device: made smaller, never sent, there without a network', async ({
  page,
  line,
}) => {
  const sent = await openOffline(page, line)
  await buy(page, { amount: '1250', shop: 'Printemps' })
  await openPurchase(page)
  await test.step('what is no picture is said, and the sheet stays', async () => {
    await choosePhoto(page, Buffer.from('no picture'))
    await expect(sheet(page).getByRole('alert')).toHaveText(/^This picture could not be opened\./)
    await expectSound(page)
  })
  await test.step('it is shown, larger when it is pressed', async () => {
    await choosePhoto(page, await drawnReceipt(page))
    await expect(photo(page)).toBeVisible()
    await expect(sheet(page).getByRole('alert')).toHaveCount(0)
    expect(await naturalSize(page)).toEqual([1200, 1600])
    await expectSound(page)
    await photo(page).click()
    await expect(photo(page)).toHaveAccessibleName('Receipt of Printemps: show it smaller')
  })
  await test.step('it is there after a reload, and can be saved as a file', async () => {
    await page.reload()
    await expect(photo(page)).toBeVisible()
    const download = page.waitForEvent('download')
    await action(page, 'Save the photo').click()
    expect((await download).suggestedFilename()).toMatch(/^receipt-\d{4}-\d\d-\d\d\.jpg$/)
  })
  await test.step('removed by keyboard, it can be put back', async () => {
    await action(page, 'Remove the photo').press('Enter')
    await expect(photo(page)).toHaveCount(0)
    expect(await storedPhotos(page)).toBe(0)
    await expect(action(page, 'Put it back')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(photo(page)).toBeVisible()
    expect(await storedPhotos(page)).toBe(1)
  })
  await test.step('a deleted purchase that comes back has it; one that does not leaves none behind', async () => {
    await action(page, 'Delete').click()
    await page.getByRole('button', { name: 'Undo: bring back Printemps' }).click()
    await openPurchase(page)
    await expect(photo(page)).toBeVisible()
    await action(page, 'Delete').click()
    await waitUntilClosed(page)
    await page.reload()
    await buy(page, { amount: '90', shop: 'Le Bon' })
    await purchases(page)
      .getByRole('button', { name: /Le Bon/ })
      .click()
    await expect(action(page, 'Delete')).toBeVisible()
    await expect.poll(() => storedPhotos(page)).toBe(0)
  })
  expect(sent).toEqual([])
})

test('while a photo is made smaller that is said, and no second one is taken', async ({ page }) => {
  // Decoding waits for the test, like on a slow phone but without the time.
  await page.addInitScript(() => {
    const decode: (this: HTMLImageElement) => Promise<void> = Reflect.get(
      HTMLImageElement.prototype,
      'decode',
    )
    const held = new Promise<void>((resolve) => Object.assign(window, { letDecode: resolve }))
    HTMLImageElement.prototype.decode = async function () {
      await held
      return decode.call(this)
    }
  })
  await page.goto('/trip')
  await buy(page, { amount: '1250', shop: 'Printemps' })
  await openPurchase(page)
  const input = sheet(page).locator('input[type=file]')
  await choosePhoto(page, await drawnReceipt(page))
  const busy = sheet(page)
    .getByRole('status')
    .filter({ hasText: /^The photo is made smaller/ })
  await expect(busy).toBeVisible()
  await expect(input).toHaveAttribute('aria-busy', 'true')
  await expectSound(page)
  await choosePhoto(page, Buffer.from('no picture'))
  await page.evaluate(() => (window as unknown as { letDecode: () => void }).letDecode())
  await expect(photo(page)).toBeVisible()
  await expect(busy).toHaveCount(0)
  await expect(sheet(page).getByRole('alert')).toHaveCount(0)
  await expect(input).not.toHaveAttribute('aria-busy')
  expect(await storedPhotos(page)).toBe(1)
})
