import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { waitForMail } from './mailbox.ts'

export type Person = { fullName: string; email: string; password: string }

/** Returns a person with a mailbox of their own, because rate limits count mailboxes. */
export function newPerson(fullName = 'Mei Tanaka'): Person {
  const email = `${fullName.split(' ')[0]?.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`
  return { fullName, email, password: `pass-${randomUUID().slice(0, 8)}` }
}

/** Returns the URL of the button in the newest mail with this subject to this person, as the mailbox shows it. */
export const mailedLink = (request: APIRequestContext, person: Person, subject: string) =>
  findInMail(request, person, subject, /href="(https?:[^"]+\/auth\/v1\/verify[^"]+)"/)

/** Returns the six-digit code of that mail. */
export const mailedCode = (request: APIRequestContext, person: Person, subject: string) =>
  findInMail(request, person, subject, /asked for the mail: (\d{6})/)

async function findInMail(
  request: APIRequestContext,
  { email }: Person,
  subject: string,
  pattern: RegExp,
): Promise<string> {
  const [, found] = pattern.exec(await waitForMail(request, email, subject)) ?? []
  if (!found) throw new Error(`${pattern} is not in the mail "${subject}"`)
  return found.replaceAll('&amp;', '&')
}

/** Returns the headers of a call to accounts, as the pages send them. */
async function accountHeaders(request: APIRequestContext) {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  return { apikey: publishableKey, 'X-Supabase-Api-Version': '2024-01-01' }
}

/** Signs up without a page, from a browser that is used once. */
export async function signUpElsewhere(request: APIRequestContext, { email, password, fullName }: Person) {
  const headers = { ...(await accountHeaders(request)), Cookie: '' }
  const data = { email, password, data: { full_name: fullName } }
  expect((await request.post('/auth/v1/signup', { headers, data })).status()).toBe(200)
}

/** Sends a wrong password from such a browser. */
export async function wrongPasswordElsewhere(request: APIRequestContext, { email }: Person) {
  const headers = { ...(await accountHeaders(request)), Cookie: '' }
  const data = { email, password: 'a wrong guess' }
  const response = await request.post('/auth/v1/token?grant_type=password', { headers, data })
  expect(response.status()).toBe(400)
}

/** Creates a confirmed account without a page. Returns the session of its confirmation, as the server sends it. */
export async function startSession(request: APIRequestContext, person: Person): Promise<string> {
  await signUpElsewhere(request, person)
  const headers = await accountHeaders(request)
  const link = new URL(await mailedLink(request, person, 'Confirm your email address'))
  const proof = { type: 'signup', token_hash: link.searchParams.get('token') }
  const response = await request.post('/auth/v1/verify', { headers, data: proof })
  expect(response.status()).toBe(200)
  return response.text()
}

/** Creates a confirmed account without a page. */
export async function createAccount(request: APIRequestContext, person = newPerson()): Promise<Person> {
  await startSession(request, person)
  return person
}

/** Signs in on another device and saves a phone number in the profile. */
export async function savePhoneElsewhere(request: APIRequestContext, person: Person, phone: string) {
  const headers = await accountHeaders(request)
  const { email, password } = person
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email, password },
  })
  const { access_token: token, user } = (await signedIn.json()) as {
    access_token: string
    user: { id: string }
  }
  const saved = await request.patch(`/rest/v1/profiles?id=eq.${user.id}`, {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    data: { phone },
  })
  expect(saved.status()).toBe(204)
}

/** Signs in on another device and changes the password, which ends all other sessions. */
export async function changePasswordElsewhere(request: APIRequestContext, { email, password }: Person) {
  const headers = await accountHeaders(request)
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email, password },
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const changed = await request.put('/auth/v1/user', {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    data: { password: `${password}-new` },
  })
  expect(changed.status()).toBe(200)
}

/** Requests another address on another device and confirms it from both mailboxes. The session here continues. */
export async function changeEmailElsewhere(request: APIRequestContext, person: Person, newEmail: string) {
  const headers = await accountHeaders(request)
  const { email, password } = person
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email, password },
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const response = await request.put('/auth/v1/user', {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    data: { email: newEmail },
  })
  expect(response.status()).toBe(200)
  for (const address of [email, newEmail]) {
    const to = { ...person, email: address }
    const link = new URL(await mailedLink(request, to, 'Confirm the change of your email address'))
    const proof = { type: 'email_change', token_hash: link.searchParams.get('token') }
    const response = await request.post('/auth/v1/verify', { headers, data: proof })
    expect(response.status()).toBe(200)
  }
}

export async function openSignIn(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  return dialog
}

/** Fills in and submits the login form, in the dialog or at /auth. */
export async function fillLogin(
  form: Page | Locator,
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
}

/** Fills in and submits the sign-up form, in the dialog or at /auth. */
export async function fillRegistration(form: Page | Locator, { fullName, email, password }: Person) {
  await form.getByLabel('Full name').fill(fullName)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Create Account' }).click()
}

export async function signIn(page: Page, person: Person) {
  await fillLogin(await openSignIn(page), person)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectSignedIn(page)
}

/** Not "Keep it in my account", which the trip offers. */
export const accountButton = (page: Page) => page.getByRole('button', { name: 'My Account', exact: true })

export const expectSignedIn = (page: Page) => expect(accountButton(page)).toBeVisible()

export const expectSignedOut = (page: Page) =>
  expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()

/** Ends the session as another tab does: at once, and without a call to the server. */
export const endInAnotherTab = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('retour-session')
    dispatchEvent(new StorageEvent('storage', { key: 'retour-session' }))
  })

export async function logOut(page: Page) {
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}
