import { expect, test } from '@playwright/test'
import { expectNoOverflow } from './expect-no-violation.ts'

// The scrolling line of links needs no scripts.
test.use({ javaScriptEnabled: false })

for (const path of [
  '/vat-refund-eligibility-eu-travelers',
  '/france/cdg-airport',
  '/spain',
  '/spain/barcelona/book-chauffeur',
  '/map-locations/france/aix-en-provence',
  '/privacy',
])
  test(`the way from home on ${path} is one line, to its end by keyboard`, async ({ page }) => {
    await page.goto(path)
    const way = page.getByRole('navigation', { name: 'Breadcrumb' })
    const line = way.locator('ol')
    for (const [width, textSize] of [
      [320, '100%'],
      [320, '200%'],
      [1280, '100%'],
    ] as const)
      await test.step(`${width} px and ${textSize} text`, async () => {
        await page.setViewportSize({ width, height: 640 })
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize)
        await way.getByRole('link').last().blur()
        await line.evaluate((ol) => ol.scrollTo(0, 0))
        const tops = await way
          .locator('li:not([aria-hidden])')
          .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
        expect(new Set(tops).size).toBe(1)
        await expectNoOverflow(page)

        await way.getByRole('link').last().focus()
        const hidden = () =>
          line.evaluate((ol) => Math.floor(ol.scrollWidth - ol.clientWidth - ol.scrollLeft))
        await expect(async () => {
          await page.keyboard.press('ArrowRight')
          expect(await hidden()).toBeLessThanOrEqual(0)
        }).toPass({ intervals: [20] })
      })
  })
