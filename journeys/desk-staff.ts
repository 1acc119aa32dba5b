import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { codeAt } from '@retour/server/src/desk/testing/code-at.ts'
import { expect, type Browser, type Page } from '@playwright/test'
import { createAccount, newPerson, type Person } from './account-holder.ts'
import { expectSound } from './expect-no-violation.ts'
import { dayAhead, fillPerson, fillRide, received, requestButton } from './ride-request.ts'
import { openAs } from './signed-in.ts'

/** A separate server of a journey: its origin and its data folder. */
export type OwnProduct = { origin: string; dataDir: string }

type DeskOptions = {
  product?: OwnProduct
  /** `allow` for a desk that is opened offline. */
  serviceWorkers?: 'allow'
  viewport?: { width: number; height: number }
}

/** Makes an account a staff member, as the operator does on the server. */
const makeStaff = ({ email }: Person, role: string, dataDir: string) =>
  execFileSync(process.execPath, ['tools/commands/staff.ts', 'add', email, '--role', role], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
  })

/** Requests a ride as a guest, this number of days ahead. */
export async function requestRide(page: Page, email: string, days = 5) {
  await page.goto('/france/paris/book-chauffeur')
  await fillRide(page, dayAhead(days))
  await fillPerson(page, email)
  await requestButton(page).click()
  await expect(received(page)).toBeVisible()
}

/** Returns the URL of the button in a mail about a ride. */
export function linkIn(mail: string): string {
  const [, link] = /href="(https?:[^"]+\/ride#[^"]+)"/.exec(mail) ?? []
  if (!link) throw new Error('The mail has no link to the ride.')
  return link
}

/** Opens the desk as a new staff member with a second factor. */
export async function openDesk(
  browser: Browser,
  path: string,
  role = 'dispatcher',
  { product, ...options }: DeskOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
    ...(product && { baseURL: product.origin }),
  })
  const page = await context.newPage()
  const person = newPerson('Claire Dupont')
  await createAccount(page.request, person)
  makeStaff(person, role, product?.dataDir ?? join(process.env.JOURNEYS_DATA_DIR ?? '', 'main'))
  await openAs(page, page.request, person, path)
  await page.getByRole('button', { name: 'Set up' }).click()
  const key = page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
  await expectSound(page)
  await page.getByLabel('Code').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/ }),
  ).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return page
}
