import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { createAccount, newPerson, type Person } from './account-holder.ts'

/** Opens a page as somebody who signed in before: the session lies in the browser as the sign-in form leaves it. */
export async function openSignedIn(
  page: Page,
  request: APIRequestContext,
  { path = '/dashboard', person = newPerson() } = {},
): Promise<Person> {
  await createAccount(request, person)
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey, 'X-Supabase-Api-Version': '2024-01-01' },
    data: { email: person.email, password: person.password },
  })
  expect(answer.status()).toBe(200)
  await page.goto('/icon.svg')
  await page.evaluate((session) => localStorage.setItem('retour-session', session), await answer.text())
  await page.goto(path)
  return person
}
