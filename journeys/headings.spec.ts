import { expect, test, type Page } from '@playwright/test'
import { openSignedIn } from './signed-in.ts'

const pages = [
  '/',
  '/vat-calculator',
  '/france',
  '/germany',
  '/france/paris',
  '/spain/barcelona',
  '/france/cdg-airport',
  '/italy/milano-centrale',
  '/france/saint-tropez',
  '/map-locations/germany/ingolstadt',
  '/spain/barcelona/book-chauffeur',
  '/auth',
  '/how-vat-refund-works-in-france',
  '/vat-refund-eligibility-eu-travelers',
  '/privacy',
  '/imprint',
  '/data-sources',
  '/no/such/page',
]

/** Words of headings that stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2')].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      return broken
    }),
  )

async function expectWholeWords(page: Page, path: string) {
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await brokenWords(page), path).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, path).toBeLessThanOrEqual(0)
}

test.use({ viewport: { width: 320, height: 640 } })

test('no word of a heading is broken at 320 px with text twice as large', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWholeWords(page, path)
  }
})

test('nor on the dashboard', async ({ page, request }) => {
  await openSignedIn(page, request)
  for (const tab of ['overview', 'refunds', 'locations', 'profile', 'settings', 'recommendations', 'ai']) {
    await page.goto(`/dashboard?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWholeWords(page, tab)
  }
})
