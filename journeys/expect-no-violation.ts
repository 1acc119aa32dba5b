import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { waitUntilPainted } from './visitor.ts'

/**
 * Until nothing is on its way to another color. Also without motion a change of colors is a transition: until the next frame
 * a part says its color of before, on a ground that has changed.
 */
async function waitUntilStill(page: Page) {
  await waitUntilPainted(page)
  // What is paused, goes on for ever or follows the scrolling comes to no end.
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

/** axe finds nothing on the page, or in the part of it that a selector names. */
export async function expectNoViolation(page: Page, part = 'html') {
  await waitUntilStill(page)
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
