// A lead that waits on the device: how a journey makes one, and what is sent and stored of it.
import { type APIRequestContext, type BrowserContext, expect, type Page, type Route } from '@playwright/test'
import type { Person } from './account-holder.ts'
import { readOwn } from './signed-in.ts'
import { calculate, expectRefund, submitAddress } from './visitor.ts'

export const failed = 'Failed to save calculation. Please try again.'

export const leads = '**/rest/v1/leads*'

export const dayMs = 86_400_000

export const savedFor = (page: Page, { fullName, email }: Person) =>
  page.getByText(`Saved for ${fullName}, ${email}.`, { exact: true })

/** Returns the number of rows in the database for an address, read by an account that is created with it. */
export const countLeads = async (request: APIRequestContext, person: Person) =>
  (await readOwn(request, person, 'leads?select=id')).length

/** Counts the requests, and handles each with `answer`. */
export async function watchSending(context: BrowserContext, answer = (route: Route) => route.continue()) {
  let sent = 0
  await context.route(leads, (route) => {
    if (route.request().method() === 'POST') sent += 1
    return route.request().method() === 'POST' ? answer(route) : route.continue()
  })
  return () => sent
}

/** Returns the content of this browser's storage as text. */
export const storedHere = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area))).join(),
  )

/** Makes a guest's first result while nothing can be sent. */
export async function waitWithLead(page: Page, person: Person) {
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  await page.context().setOffline(true)
  await submitAddress(page, person.email, person.fullName)
  await expectRefund(page, '177.08')
  await expect(page.getByRole('alert')).toContainText(failed)
  await expect(page.getByRole('alert')).toContainText('waits on this device and is sent by itself')
}
