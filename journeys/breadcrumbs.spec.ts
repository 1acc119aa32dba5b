import { expect, test } from '@playwright/test'

const pages = [
  '/vat-refund-eligibility-eu-travelers',
  '/france/cdg-airport',
  '/spain',
  '/spain/barcelona/book-chauffeur',
  '/map-locations/france/aix-en-provence',
  '/privacy',
]

for (const [width, textSize] of [
  [320, '100%'],
  [320, '200%'],
  [1280, '100%'],
] as const)
  test(`the way from home is one line at ${width} px and ${textSize} text, to its end by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    for (const path of pages) {
      await page.goto(path)
      await page.addStyleTag({ content: `html { font-size: ${textSize} }` })
      const way = page.getByRole('navigation', { name: 'Breadcrumb' })
      const tops = await way
        .locator('li:not([aria-hidden])')
        .evaluateAll((crumbs) => crumbs.map((crumb) => Math.round(crumb.getBoundingClientRect().top)))
      expect(new Set(tops).size, path).toBe(1)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)

      await way.getByRole('link').last().focus()
      const hidden = () =>
        way
          .locator('ol')
          .evaluate((line) => Math.floor(line.scrollWidth - line.clientWidth - line.scrollLeft))
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        expect(await hidden(), path).toBeLessThanOrEqual(0)
      }).toPass()
    }
  })
