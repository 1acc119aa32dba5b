import { randomUUID } from 'node:crypto'
import { testKey } from './open-test-app.ts'

export type CallAnswer = {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** Makes a call as a browser's client does. Throws if there is no response. */
export async function call(
  url: string,
  path: string,
  options: { body?: unknown; token?: string; method?: string; headers?: Record<string, string> } = {},
): Promise<CallAnswer> {
  const { body, token = testKey, method = body === undefined ? 'GET' : 'POST', headers } = options
  const response = await fetch(url + path, {
    method,
    headers: {
      apikey: testKey,
      Authorization: `Bearer ${token}`,
      'X-Supabase-Api-Version': '2024-01-01',
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text.startsWith('{') ? JSON.parse(text) : { text }) as Record<string, unknown>,
  }
}

/** Returns a valid lead. */
export const someLead = (email = `guest-${randomUUID()}@mail.example`) => ({
  email,
  full_name: 'Amélie Martin',
  purchase_amount: 1250,
  currency: 'EUR',
  country: 'france',
})

export type SignedIn = { email: string; password: string; id: string; access: string; refresh: string }

const read = (email: string, password: string, { status, body }: CallAnswer): SignedIn => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  const { access_token: access, refresh_token: refresh, user } = body as Record<string, string>
  return {
    email,
    password,
    id: (user as unknown as { id: string }).id,
    access: access ?? '',
    refresh: refresh ?? '',
  }
}

/** Signs somebody up, confirms with the mail that `readMail` waits for, and returns the session. */
export async function addPerson(
  url: string,
  readMail: (email: string) => Promise<string>,
): Promise<SignedIn> {
  const person = { email: `p-${randomUUID()}@mail.example`, password: 'correct horse' }
  const signedUp = await call(url, '/auth/v1/signup', { body: person })
  if (signedUp.status !== 200) throw new Error(`sign-up: ${JSON.stringify(signedUp.body)}`)
  const link = new URL(/http\S+\/auth\/v1\/verify\S+/.exec(await readMail(person.email))?.[0] ?? '')
  const body = { type: 'signup', token_hash: link.searchParams.get('token') }
  return read(person.email, person.password, await call(url, '/auth/v1/verify', { body }))
}

/** Signs in again and returns the new session. */
export async function signIn(url: string, { email, password }: SignedIn): Promise<SignedIn> {
  return read(
    email,
    password,
    await call(url, '/auth/v1/token?grant_type=password', { body: { email, password } }),
  )
}
