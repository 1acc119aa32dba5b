import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { waitUntilPainted } from './visitor.ts'

/**
 * Waits until no color changes any more. Even with reduced motion a change of colors is a transition: until the next
 * frame an element reports its previous color on the new background.
 */
async function waitUntilStill(page: Page) {
  await waitUntilPainted(page)
  // Paused, infinite and scroll-driven animations never end.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState, timeline }) =>
                playState === 'running' &&
                timeline === document.timeline &&
                effect?.getComputedTiming().endTime !== Infinity,
            ).length,
      ),
    )
    .toBe(0)
}

/** Expects that axe finds nothing on the page, or in the part that a selector names. */
export async function expectNoViolation(page: Page, part = 'html') {
  await waitUntilStill(page)
  // Saves half of the work: no second page to inspect frames of other origins, which no page has, and no list of passed
  // rules.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  )
}

/** Expects the same, and that nothing is wider than the screen. */
export async function expectSound(page: Page, part?: string) {
  await expectNoViolation(page, part)
  await expectNoOverflow(page)
}

export async function expectNoOverflow(page: Page, where = page.url()) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${where} is not wider than the screen`).toBeLessThanOrEqual(0)
}
