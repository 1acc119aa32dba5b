import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { waitUntilLive } from './visitor.ts'

test('the printable guide of a country downloads as a PDF and says when it is there', async ({ page }) => {
  await page.goto('/spain')
  const link = page.getByRole('link', { name: /VAT refund guide: Spain/ })
  await waitUntilLive(link)
  const starts = page.waitForEvent('download')
  await link.click()
  const download = await starts
  expect(download.suggestedFilename()).toBe('retour-vat-guide-spain.pdf')
  const file = await readFile(await download.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText('Saved as retour-vat-guide-spain.pdf')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the same link leads to the file', async ({ page, request }) => {
    await page.goto('/spain')
    const link = page.getByRole('link', { name: /VAT refund guide: Spain/ })
    const response = await request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()['content-type']).toBe('application/pdf')
  })
})
