import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe finds nothing on the page, or in the part of it that a selector names. */
export async function expectNoViolation(page: Page, part = 'html') {
  // Half of the work: no second page to look into frames of other origins, which no page has, and no list of what passed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  )
}

/** That, and nothing of the page is wider than the screen. */
export async function expectSound(page: Page, part?: string) {
  await expectNoViolation(page, part)
  await expectNoOverflow(page)
}

export async function expectNoOverflow(page: Page, where = page.url()) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${where} is not wider than the screen`).toBeLessThanOrEqual(0)
}
