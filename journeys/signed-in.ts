import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { startSession, createAccount, newPerson, type Person } from './account-holder.ts'

/** Returns a session of a confirmed account, as the server sends it, and the key of its pages. */
async function signIn(request: APIRequestContext, { email, password }: Person) {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey, 'X-Supabase-Api-Version': '2024-01-01' },
    data: { email, password },
  })
  expect(response.status()).toBe(200)
  return { publishableKey, session: await response.text() }
}

/** Returns the rows of a table that a person may read; creates their account if there is none. */
export async function readOwn(
  request: APIRequestContext,
  person: Person,
  question: string,
): Promise<unknown[]> {
  const known = await signIn(request, person).catch(() => null)
  if (!known) await createAccount(request, person)
  const { publishableKey, session } = known ?? (await signIn(request, person))
  const { access_token } = JSON.parse(session) as { access_token: string }
  const response = await request.get(`/rest/v1/${question}`, {
    headers: { apikey: publishableKey, Authorization: `Bearer ${access_token}` },
  })
  expect(response.status()).toBe(200)
  return (await response.json()) as unknown[]
}

/** Opens a page as a person with a new account; the session is in the browser as the sign-in form leaves it. */
export async function openSignedIn(
  page: Page,
  request: APIRequestContext,
  { path = '/dashboard', person = newPerson() } = {},
): Promise<Person> {
  await openWith(page, path, await startSession(request, person))
  return person
}

/** Opens a page for an existing account with a new session, as on another device. */
export async function openAs(page: Page, request: APIRequestContext, person: Person, path: string) {
  const { session } = await signIn(request, person)
  await openWith(page, path, session)
}

async function openWith(page: Page, path: string, session: string) {
  await page.goto('/icon.svg')
  await page.evaluate((storedSession) => localStorage.setItem('retour-session', storedSession), session)
  await page.goto(path)
}
