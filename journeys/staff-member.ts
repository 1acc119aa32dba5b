import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { codeAt } from '@retour/server/src/desk/testing/code-at.ts'
import { createAccount, newPerson, type Person } from './account-holder.ts'
import { expectSound } from './expect-no-violation.ts'
import { openAs } from './signed-in.ts'

/** Makes an account staff, as the operator does on the machine of the server. */
const makeStaff = ({ email }: Person, role: string) =>
  execFileSync(process.execPath, ['tools/commands/staff.ts', 'add', email, '--role', role], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: join(process.env.JOURNEYS_DATA_DIR ?? '', 'main') },
  })

/** The desk of a new staff member, with the second factor set up. */
export async function openDesk(browser: Browser, path: string, role = 'dispatcher'): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  const person = newPerson('Claire Dupont')
  await createAccount(page.request, person)
  makeStaff(person, role)
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
