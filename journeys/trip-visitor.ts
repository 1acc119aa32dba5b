import { expect, test as base, type Page } from '@playwright/test'
import { type Line, openLine } from './outside/open-line.ts'
import { waitUntilLayersLeft } from './visitor.ts'

/** Has a connection to the server that can be cut, and a service worker to replace it. */
export const test = base.extend<{ line: Line }>({
  serviceWorkers: 'allow',
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '')
    await use(line)
    await line.close()
  },
})

/** Makes a first visit, after which everything for offline use is cached. */
export async function visitOnce(page: Page, line: Line, path = '/trip') {
  await page.goto(`${line.url}${path}`)
  await waitUntilStored(page)
}

/** Opens the trip offline after a first visit. Returns the URLs of all requests from then on. */
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

/** Waits until everything for offline use is cached. */
export const waitUntilStored = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Returns the day this number of days before today. */
export function dayBefore(days: number): string {
  const at = new Date()
  at.setDate(at.getDate() - days)
  return dayOf(at)
}

export const sheet = (page: Page) => page.getByRole('dialog')
export const addButton = (page: Page) => page.getByRole('button', { name: 'Add a purchase' })
export const amountField = (page: Page) => page.getByLabel('Amount on the receipt')
export const purchases = (page: Page) => page.getByRole('region', { name: 'Purchases' })

/** Chooses an option; forced, because the radio button is under its drawing. */
const choose = (page: Page, group: string, name: string) =>
  sheet(page)
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name, exact: true })
    .check({ force: true })

export type Bought = { amount: string; shop: string; pick?: RegExp; day?: string; passport?: string }

/** Adds a purchase like a person in a shop: amount, shop, and what cannot be derived. */
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
  await waitUntilClosed(page)
}

/** Waits until the sheet is closed, also in the history. */
export async function waitUntilClosed(page: Page) {
  await expect(sheet(page)).toBeHidden()
  await waitUntilLayersLeft(page)
}
