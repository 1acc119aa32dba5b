import type { APIRequestContext, Page } from '@playwright/test'
import { findMails, waitForMail } from './mailbox.ts'

/** Returns a future day (YYYY-MM-DD), whenever the journeys run. */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const requestButton = (page: Page) => page.getByRole('button', { name: 'Request Booking' })
export const received = (page: Page) => page.getByRole('heading', { name: 'Request received' })

/** Fills in time and route, in the order of the form. */
export async function fillRide(page: Page, date: string) {
  await page.getByLabel('Pickup date').fill(date)
  await page.getByLabel('Pickup location').fill('Hotel Ritz, main door')
  await page.getByLabel('Dropoff location').fill('Plaza Mayor')
}

export async function fillPerson(page: Page, email: string, name = 'Mei Tanaka') {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+81 90 1234 5678')
}

/** Collects every row of `bookings` that the page sends from now on. */
export function watchBookings(page: Page): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/bookings'))
      rows.push(request.postDataJSON() as Record<string, unknown>)
  })
  return rows
}

/** Returns the mails about requests to this person, as the mailbox shows them; waits for the first one. */
export async function requestMails(request: APIRequestContext, email: string): Promise<string[]> {
  const subject = 'Your chauffeur request'
  await waitForMail(request, email, subject)
  return findMails(request, email, subject)
}
