import { expect, type Page } from '@playwright/test'
import { dayBefore, sheet, waitUntilClosed } from './trip-visitor.ts'

export const nextWeek = () => dayBefore(-7)

type Typed = {
  /** A plane if not set. */
  by?: 'Train'
  from: string
  to: string
  /** The day; a week from now if not set. */
  on?: string
  departs: string
  arrives?: string
  flight?: string
  terminal?: string
}

export async function addLeg(
  page: Page,
  { by, from, to, departs, arrives, flight, terminal, on = nextWeek() }: Typed,
) {
  await page.getByRole('button', { name: 'Add a leg' }).click()
  const field = (name: string) => sheet(page).getByLabel(name, { exact: true })
  if (by) await sheet(page).getByRole('radio', { name: by, exact: true }).check({ force: true })
  await field('From').fill(from)
  await field('To').fill(to)
  await field('Departs on').fill(on)
  await field('Departs at').fill(departs)
  if (arrives) {
    await field('Arrives on, if known').fill(on)
    await field('Arrives at, if known').fill(arrives)
  }
  if (flight) await field('Flight, if known').fill(flight)
  if (terminal) await field('Terminal, if known').fill(terminal)
  await sheet(page).getByRole('button', { name: 'Add this leg' }).click()
  await waitUntilClosed(page)
}

/** Records that a shop has issued the form of a purchase; `name` is that of its button. */
export async function issue(page: Page, name: string | RegExp) {
  await page.getByRole('tab', { name: /^Forms/ }).click()
  await page.getByRole('button', { name }).click()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My trip' }).click()
}

/** Assigns the goods of a form to a bag, once no message covers the choice. */
export async function choose(page: Page, shop: string | RegExp, bag: string) {
  const choice = page.getByRole('radiogroup', { name: shop })
  await choice.locator('label').filter({ hasText: bag }).click()
  await expect(choice.getByRole('radio', { name: bag, exact: true })).toBeChecked()
}
