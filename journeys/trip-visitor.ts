import { expect, test as base, type Page } from '@playwright/test'
import { type Line, openLine } from './outside/open-line.ts'

/** With a line to the server that can be cut, and with the service worker that takes its place. */
export const test = base.extend<{ line: Line }>({
  serviceWorkers: 'allow',
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
})

/** A first visit of the site: all that every visitor keeps is on this device then. */
export async function visitOnce(page: Page, line: Line, path = '/trip') {
  await page.goto(`${line.url}${path}`)
  await waitUntilStored(page)
}

/** The trip on a line that is cut, after a first visit. Gives the addresses that something is sent to from then on. */
export async function openOffline(page: Page, line: Line): Promise<string[]> {
  await visitOnce(page, line)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await line.cut()
  await page.goto(`${line.url}/trip`)
  return sent
}

/** All that every visitor keeps is on this device. */
export const waitUntilStored = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The day that lies so many days before today. */
export function dayBefore(days: number): string {
  const at = new Date()
  at.setDate(at.getDate() - days)
  return dayOf(at)
}

export const sheet = (page: Page) => page.getByRole('dialog')
export const addButton = (page: Page) => page.getByRole('button', { name: 'Add a purchase' })
export const amountField = (page: Page) => page.getByLabel('Amount on the receipt')
export const purchases = (page: Page) => page.getByRole('region', { name: 'Purchases' })

/** The radio lies under its drawing. */
const choose = (page: Page, group: string, name: string) =>
  sheet(page)
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name, exact: true })
    .check({ force: true })

export type Bought = { amount: string; shop: string; pick?: RegExp; day?: string; passport?: string }

/** Adds a purchase as somebody in a shop does: amount, shop, and what does not follow by itself. */
export async function buy(page: Page, { amount, shop, pick, day, passport }: Bought) {
  await addButton(page).click()
  await expect(amountField(page)).toBeFocused()
  await amountField(page).fill(amount)
  const another = sheet(page).getByRole('button', { name: 'Another shop' })
  if (await another.isVisible()) await another.click()
  await sheet(page).getByRole('textbox', { name: 'Shop' }).fill(shop)
  if (pick) await sheet(page).getByRole('button', { name: pick }).first().click()
  if (day) {
    await choose(page, 'Day', 'Other')
    await sheet(page).getByLabel('Date on the receipt').fill(day)
  }
  if (passport) {
    const choice = sheet(page).getByRole('radiogroup', { name: 'Passport' })
    if ((await choice.count()) === 0) await sheet(page).getByLabel('Passport').fill(passport)
    else if ((await choice.getByRole('radio', { name: passport, exact: true }).count()) > 0)
      await choose(page, 'Passport', passport)
    else {
      await choose(page, 'Passport', 'Other')
      await sheet(page).getByLabel('Name as in the passport').fill(passport)
    }
  }
  await sheet(page).getByRole('button', { name: 'Add to my trip' }).click()
  await expect(sheet(page)).toBeHidden()
}
