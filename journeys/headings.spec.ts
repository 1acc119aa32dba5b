import { expect, test, type Page } from '@playwright/test'
import { expectNoOverflow } from './expect-no-violation.ts'
import { openSignedIn } from './signed-in.ts'
import { waitUntilStarted } from './visitor.ts'

/** Scripts add headings to these pages or replace text; they are tested with and without scripts. */
const livePages = ['/', '/vat-calculator', '/map-locations/germany/ingolstadt']
const readingPages = [
  '/france',
  '/germany',
  '/france/paris',
  '/spain/barcelona',
  '/france/cdg-airport',
  '/italy/milano-centrale',
  '/france/saint-tropez',
  '/spain/barcelona/book-chauffeur',
  '/auth',
  '/how-vat-refund-works-in-france',
  '/vat-refund-eligibility-eu-travelers',
  '/privacy',
  '/imprint',
  '/data-sources',
  '/no/such/page',
]

/** Returns words in headings that are broken across lines. */
const wordBreaks = (page: Page) =>
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

async function expectUnbrokenHeadings(page: Page, path: string) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  expect(await wordBreaks(page), path).toEqual([])
  await expectNoOverflow(page, path)
}

test.use({ viewport: { width: 320, height: 640 } })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('no word of a heading is broken at 320 px with text twice as large', async ({ page }) => {
      for (const path of javaScriptEnabled ? livePages : [...livePages, ...readingPages]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (javaScriptEnabled) await waitUntilStarted(page)
        if (javaScriptEnabled && path.startsWith('/map-locations'))
          await expect(page.getByText(/^\d+ places$/)).toBeVisible()
        await expectUnbrokenHeadings(page, path)
      }
    })
  })

test('nor on the dashboard', async ({ page, request }) => {
  await openSignedIn(page, request)
  for (const tab of ['overview', 'refunds', 'locations', 'profile', 'settings', 'recommendations', 'ai']) {
    await page.goto(`/dashboard?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectUnbrokenHeadings(page, tab)
  }
})
