import type { Page } from '@playwright/test'
import { tripRows } from './trip-rows.ts'
import { sheet } from './trip-visitor.ts'

/** Returns a picture of a receipt as a phone takes it: 3000 by 4000 pixels. */
export async function drawnReceipt(page: Page): Promise<Buffer> {
  const source = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 4000 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 3000, 4000)
    context.fillStyle = '#000'
    context.font = '200px monospace'
    for (let line = 1; line < 15; line++) context.fillText(`ARTICLE ${line}   EUR 89.29`, 200, line * 250)
    return canvas.toDataURL('image/jpeg', 0.9)
  })
  return Buffer.from(source.split(',')[1] ?? '', 'base64')
}

/** Adds a photo in the open sheet of a purchase. */
export const choosePhoto = (page: Page, buffer: Buffer, mimeType = 'image/jpeg') =>
  sheet(page).locator('input[type=file]').setInputFiles({ name: 'receipt.jpg', mimeType, buffer })

export const photo = (page: Page) => sheet(page).getByRole('img', { name: /^Receipt of / })

/** Returns the number of photos that this device stores. */
export const storedPhotos = (page: Page) => tripRows(page, 'photos')
