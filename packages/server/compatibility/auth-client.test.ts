import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AuthClient, type AuthError } from '@supabase/auth-js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailFolder } from '#server/mail/file-transport'
import { openAuth, hourMs, type AuthApp } from '#server/auth/testing/open-auth'
import { newBooking } from '#server/auth/testing/new-booking'
import { serveApp, testKey, type Loopback } from '#server/testing/open-test-app'
import { until } from '#server/testing/until'

let auth: AuthApp
let server: Loopback
beforeAll(async () => {
  // The client checks expiry times with the real clock, so the server has to use it too.
  auth = await openAuth()
  auth.clock.now = new Date()
  await auth.dependencies.mail.start()
  server = await serveApp(auth.app)
})
afterAll(async () => {
  await server.close()
  await auth.dependencies.mail.stop()
  await auth.close()
})

const memory = () => {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

/** Returns the official client as a browser has it. Clients with the same storage are like tabs of one browser. */
const openClient = (storage = memory(), more: { flowType?: 'pkce' } = {}) => {
  return new AuthClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: testKey, Authorization: `Bearer ${testKey}` },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage,
    storageKey: 'session',
    ...more,
  })
}

const failure = ({ error }: { error: AuthError | null }) =>
  error && { code: error.code, status: error.status, name: error.name }

/** Waits in the mail folder for a mail with this subject to this address. Returns its text. */
const waitForMail = (email: string, subject: string): Promise<string> => {
  const folder = mailFolder(auth.dependencies.config.dataDir)
  return until(`"${subject}" to ${email}`, async () => {
    const files = await readdir(folder).catch(() => [])
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const mail = await PostalMime.parse(await readFile(join(folder, file)))
      if (mail.to?.[0]?.address === email && mail.subject === subject) return mail.text ?? ''
    }
    return null
  })
}
const linkIn = (text: string) => new URL(/http\S+\/auth\/v1\/verify\S+/.exec(text)?.[0] ?? '')
const pressButton = async (link: URL) => {
  const response = await fetch(`${server.url}/auth/v1/verify`, {
    method: 'POST',
    body: link.searchParams,
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? '')
}

const signUp = async (client: ReturnType<typeof openClient>) => {
  const { email, password } = auth.newPerson()
  const answer = await client.signUp({ email, password, options: { data: { full_name: 'Amélie Martin' } } })
  return { email, password, answer }
}
const addPerson = async () => {
  const { email, password } = await auth.addPerson()
  return { email, password }
}

describe('@supabase/auth-js 2.119', () => {
  test('sign-up gives a user and no session; the mailed link signs in', async () => {
    const client = openClient()
    const { email, password, answer } = await signUp(client)
    expect(answer.error).toBeNull()
    expect(answer.data.session).toBeNull()
    expect(answer.data.user).toMatchObject({ email, user_metadata: { full_name: 'Amélie Martin' } })
    expect(failure(await client.signInWithPassword({ email, password }))).toMatchObject({
      code: 'email_not_confirmed',
    })
    const link = linkIn(await waitForMail(email, 'Confirm your email address'))
    const landing = await pressButton(link)
    const fragment = new URLSearchParams(landing.hash.slice(1))
    const { data, error } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(answer.data.user?.id)
  })

  test('a sign-up carries a ride in its data: it is booked with the confirmation and stands in no token', async () => {
    const client = openClient()
    const { email, password } = auth.newPerson()
    const ride = newBooking()
    const data = { full_name: 'Amélie Martin', retour_pending_booking: ride }
    const answer = await client.signUp({ email, password, options: { data } })
    expect(answer.data.user?.user_metadata).toEqual({ full_name: 'Amélie Martin' })
    const token_hash = linkIn(await waitForMail(email, 'Confirm your email address')).searchParams.get(
      'token',
    )
    const confirmed = await client.verifyOtp({ type: 'signup', token_hash: token_hash ?? '' })
    const [, claims = ''] = confirmed.data.session?.access_token.split('.') ?? []
    expect(Buffer.from(claims, 'base64url').toString()).not.toMatch(/booking|Hotel Ritz/)
    const { rows } = await auth.dependencies.database.executeSql(
      'select user_id from public.bookings where idempotency_key = $1',
      [ride.idempotency_key],
    )
    expect(rows).toEqual([{ user_id: answer.data.user?.id }])
    const refused = { ...data, retour_pending_booking: { ...ride, pickup_date: '2020-01-01T10:00:00Z' } }
    const { error } = await client.signUp({ ...auth.newPerson(), options: { data: refused } })
    expect({ code: error?.code, message: error?.message }).toEqual({
      code: 'pending_booking_invalid',
      message: 'The pickup date has passed.',
    })
  })

  test('errors reach the code that reads them', async () => {
    const client = openClient()
    const { email, password } = await addPerson()
    expect(failure(await client.signUp({ email: 'a@b.example', password: '12345' }))).toEqual({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      status: 422,
    })
    const wrong = await client.signInWithPassword({ email, password: 'something else' })
    expect(wrong.error?.message).toBe('Invalid login credentials')
    expect(failure(wrong)).toEqual({ name: 'AuthApiError', code: 'invalid_credentials', status: 400 })
    const taken = await client.signUp({ email, password })
    expect(taken).toMatchObject({ error: null, data: { session: null, user: { email } } })
  })

  test('sign-in, own data, new password, sign-out: the events and the state that a page sees', async () => {
    const client = openClient()
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    const person = await addPerson()
    const { data } = await client.signInWithPassword(person)
    expect(data.session).toMatchObject({ token_type: 'bearer', user: { email: person.email } })
    expect((await client.getUser()).data.user?.email).toBe(person.email)
    const changed = await client.updateUser({ data: { full_name: 'Zoé' } })
    expect(changed.data.user?.user_metadata.full_name).toBe('Zoé')
    expect(failure(await client.updateUser({ password: person.password }))).toMatchObject({
      code: 'same_password',
    })
    expect((await client.updateUser({ password: 'a new password' })).error).toBeNull()
    expect((await client.signOut({ scope: 'local' })).error).toBeNull()
    expect((await client.getSession()).data.session).toBeNull()
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'USER_UPDATED', 'USER_UPDATED', 'SIGNED_OUT'])
  })

  test('the keys are good for getClaims, without asking for the user', async () => {
    const client = openClient()
    const person = await addPerson()
    await client.signInWithPassword(person)
    const { data, error } = await client.getClaims()
    expect(error).toBeNull()
    expect(data?.claims).toMatchObject({ email: person.email, role: 'authenticated' })
    expect(data?.header.alg).toBe('ES256')
  })

  test('30: refreshSession rotates; a lost answer and a second tab sign nobody out', async () => {
    const storage = memory()
    const [tab, otherTab] = [openClient(storage), openClient(storage)]
    const { data } = await tab.signInWithPassword(await addPerson())
    const [one, other] = await Promise.all([tab.refreshSession(), otherTab.refreshSession()])
    // A client discards its refreshed session if another tab has stored one meanwhile.
    const faults = [one.error, other.error].filter((fault) => fault?.name !== 'AuthRefreshDiscardedError')
    expect(new Set(faults)).toEqual(new Set([null]))
    const standing = await tab.getSession()
    expect(standing.data.session?.refresh_token).not.toBe(data.session?.refresh_token)
    expect(standing.data.session?.user.id).toBe(data.session?.user.id)
    const lost = await openClient().refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    expect(lost.error).toBeNull()
    expect([(await tab.getUser()).error, (await otherTab.getUser()).error]).toEqual([null, null])
  })

  test('16, 28: signed out elsewhere, the client forgets its session', async () => {
    const person = await addPerson()
    const [phone, laptop] = [openClient(), openClient()]
    await phone.signInWithPassword(person)
    await laptop.signInWithPassword(person)
    expect((await phone.signOut({ scope: 'others' })).error).toBeNull()
    expect(failure(await laptop.getUser())).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await laptop.getSession()).data.session).toBeNull()
    expect((await phone.getUser()).error).toBeNull()
  })

  test('27: four hours after sign-in the refresh is refused and the client signs out', async () => {
    const storage = memory()
    const client = openClient(storage)
    const { data } = await client.signInWithPassword(await addPerson())
    auth.clock.pass(4 * hourMs)
    expect(failure(await client.refreshSession())).toMatchObject({ code: 'session_expired', status: 400 })
    // The client's clock did not move, so its stored session is marked as expired.
    storage.setItem('session', JSON.stringify({ ...data.session, expires_at: 1 }))
    expect((await client.getSession()).data.session).toBeNull()
    auth.clock.pass(-4 * hourMs)
  })

  test('a forgotten password: mail, link, session of the recovery, new password', async () => {
    const client = openClient()
    const person = await addPerson()
    const { error } = await client.resetPasswordForEmail(person.email, {
      redirectTo: 'http://127.0.0.1:3000/auth?reset=1',
    })
    expect(error).toBeNull()
    const link = linkIn(await waitForMail(person.email, 'Choose a new password'))
    expect(link.searchParams.get('redirect_to')).toBe('http://127.0.0.1:3000/auth?reset=1')
    const verified = await client.verifyOtp({
      type: 'recovery',
      token_hash: link.searchParams.get('token') ?? '',
    })
    expect(verified.error).toBeNull()
    expect((await client.updateUser({ password: 'a new password' })).error).toBeNull()
    expect(
      (await openClient().signInWithPassword({ ...person, password: 'a new password' })).error,
    ).toBeNull()
  })

  test('a sign-in link read on another device: its code', async () => {
    const client = openClient()
    const person = await addPerson()
    expect((await client.signInWithOtp({ email: person.email })).error).toBeNull()
    const text = await waitForMail(person.email, 'Your sign-in link')
    const token = /mail: (\d{6})/.exec(text)?.[1] ?? ''
    const { data, error } = await client.verifyOtp({ type: 'email', email: person.email, token })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(person.email)
    expect(failure(await client.verifyOtp({ type: 'email', email: person.email, token }))).toMatchObject({
      code: 'otp_expired',
      status: 403,
    })
  })

  test('18: the PKCE flow ends in the browser that began it', async () => {
    const storage = memory()
    const client = openClient(storage, { flowType: 'pkce' })
    const person = await addPerson()
    await client.signInWithOtp({ email: person.email })
    const landing = await pressButton(linkIn(await waitForMail(person.email, 'Your sign-in link')))
    const code = landing.searchParams.get('code') ?? ''
    expect(
      (await openClient(memory(), { flowType: 'pkce' }).exchangeCodeForSession(code)).error,
    ).not.toBeNull()
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(person.email)
  })

  test('resend answers without telling', async () => {
    const client = openClient()
    const { email } = await signUp(client)
    expect((await client.resend({ type: 'signup', email })).error).toBeNull()
    expect((await client.resend({ type: 'signup', email: 'nobody@mail.example' })).error).toBeNull()
  })
})
