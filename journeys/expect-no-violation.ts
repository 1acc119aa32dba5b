import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe finds nothing on the page, or in the part of it that a selector names. */
export async function expectNoViolation(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  )
}
