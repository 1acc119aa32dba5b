import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { minuteMs, openAuth, type AuthApp, type Json } from './testing/open-auth.ts'

// The real module, with its calls counted. Modules that were imported before have the uncounted one; it is restored for
// later ones.
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', { spy: true })

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(async () => {
  await auth.close()
  vi.resetModules()
})

/** Returns all keys with the types of their values, nested: what could distinguish two responses. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

describe('sign-up', () => {
  test('answers the user without a session, and mails a link', async () => {
    const person = auth.newPerson()
    const { status, body } = await auth.call('/signup?redirect_to=http%3A%2F%2F127.0.0.1%3A3000%2Fauth', {
      ...person,
      data: { full_name: 'Amélie Martin' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: person.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Amélie Martin' },
      identities: [{ provider: 'email', email: person.email, user_id: body.id, id: body.id }],
      is_anonymous: false,
    })
    expect(body).not.toHaveProperty('access_token')
    expect(body).not.toHaveProperty('email_confirmed_at')
    expect(await auth.mailsTo(person.email)).toMatchObject([
      { kind: 'confirm-sign-up', payload: { redirectTo: 'http://127.0.0.1:3000/auth' } },
    ])
  })

  test('makes the profile with the account, and signs in only after the mail was answered', async () => {
    const person = auth.newPerson()
    await auth.call('/signup', person)
    expect(await auth.signIn(person)).toMatchObject({
      status: 400,
      body: { code: 'email_not_confirmed', message: 'Email not confirmed' },
    })
    expect(await auth.signIn({ ...person, password: 'something else' })).toMatchObject({
      body: { code: 'invalid_credentials' },
    })
    const { token } = await auth.lastMailTo(person.email, 'confirm-sign-up')
    const verified = await auth.call('/verify', { type: 'signup', token_hash: token })
    expect(verified.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { user_metadata: { email_verified: true } },
    })
    const profiles = await auth.dependencies.database.own
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', person.email)
      .execute()
    expect(profiles).toEqual([{ id: verified.body.user?.id }])
    expect((await auth.signIn(person)).status).toBe(200)
  })

  test('the address is trimmed and lower-cased; two spellings are one account', async () => {
    const { email, password } = auth.newPerson()
    const first = await auth.call('/signup', { email: ` ${email.toUpperCase()} `, password })
    const second = await auth.call('/signup', { email, password })
    expect(first.body.email).toBe(email)
    expect(second.body.id).toBe(first.body.id)
  })

  test.each([
    [{ email: 'a@b.example' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [{ password: 'long enough' }, 400, 'validation_failed', 'An email address is required'],
    [{}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [
      { email: 'a@b@c.example', password: 'long enough' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@b.example,c@d.example', password: 'long enough' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a\r\nBcc: x@b.example', password: 'long enough' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: `${'a'.repeat(300)}@b.example`, password: 'long enough' },
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      { email: 'a@b.example', password: 'long enough', data: ['x'] },
      400,
      'validation_failed',
      'data must be an object',
    ],
    [
      { email: 'a@b.example', password: 'long enough', data: { x: 'y'.repeat(5000) } },
      400,
      'validation_failed',
      'data must be below 4 kB',
    ],
  ])('refuses %j', async (body, status, code, message) => {
    expect(await auth.call('/signup', body)).toMatchObject({ status, body: { code, message } })
  })

  test('15: 5 characters are too weak, 6 are enough; 72 bytes are taken, 73 are not; blanks are kept', async () => {
    const tryPassword = (password: string) => auth.call('/signup', { ...auth.newPerson(), password })
    expect(await tryPassword('12345')).toMatchObject({
      status: 422,
      body: {
        code: 'weak_password',
        message: 'Password should be at least 6 characters.',
        weak_password: { reasons: ['length'] },
      },
    })
    expect((await tryPassword('123456')).status).toBe(200)
    expect((await tryPassword('é'.repeat(36))).status).toBe(200)
    expect(await tryPassword('é'.repeat(36) + 'x')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Password cannot be longer than 72 characters' },
    })
    const blank = await auth.addPerson({ ...auth.newPerson(), password: '  six  ' })
    expect((await auth.signIn({ ...blank, password: 'six' })).status).toBe(400)
    expect((await auth.signIn(blank)).status).toBe(200)
  })

  test('15: a NUL or a megabyte as password is refused', async () => {
    expect((await auth.call('/signup', { ...auth.newPerson(), password: 'nul\0nul' })).status).toBe(400)
    expect(
      (await auth.call('/signup', { ...auth.newPerson(), password: 'x'.repeat(1_000_000) })).status,
    ).toBe(400)
    expect(
      (await auth.call('/signup', { ...auth.newPerson(), password: 'x'.repeat(1_100_000) })).status,
    ).toBe(413)
  })
})

describe('an address that has an account already', () => {
  const signUpTwice = async (email: string) => {
    const ask = () => auth.call('/signup', { email, password: 'a new password', data: { full_name: 'Eve' } })
    return [await ask(), await ask()] as const
  }

  test('6: is answered like a new one: status, headers, keys, values, on the first and the second call', async () => {
    const known = await auth.addPerson()
    const [newFirst, newSecond] = await signUpTwice(auth.newPerson().email)
    const [first, second] = await signUpTwice(known.email)
    const withoutIds = ({ body }: { body: Json }) => {
      const { id: _id, email: _email, identities: _identities, ...rest } = body
      return rest
    }
    for (const [one, other] of [
      [newFirst, first],
      [newSecond, second],
    ] as const) {
      expect(first.status).toBe(200)
      expect(shapeOf(other.body)).toEqual(shapeOf(one.body))
      expect(withoutIds(other)).toEqual(withoutIds(one))
      expect([...other.headers.keys()]).toEqual([...one.headers.keys()])
    }
    expect(first.body.id).not.toBe(known.id)
    expect(second.body.id).toBe(first.body.id)
    expect(newSecond.body.id).toBe(newFirst.body.id)
  })

  test('6: changes nothing of it, and tells its owner once a day', async () => {
    const known = await auth.addPerson()
    for (let round = 0; round < 3; round += 1) {
      auth.clock.pass(2 * minuteMs)
      await auth.call('/signup', { ...known, password: 'a new password' })
    }
    expect((await auth.mailsTo(known.email)).map(({ kind }) => kind)).toEqual([
      'confirm-sign-up',
      'account-exists',
    ])
    expect((await auth.signIn(known)).status).toBe(200)
    expect((await auth.signIn({ ...known, password: 'a new password' })).status).toBe(400)
  })

  test('6: takes as long as a new one, and hashes as often', async () => {
    const known = await auth.addPerson()
    const workFor = async (email: string) => {
      vi.mocked(hash).mockClear()
      const { ms } = await auth.timed(() => auth.call('/signup', { email, password: 'a new password' }))
      return { ms, hashes: vi.mocked(hash).mock.calls.length }
    }
    expect(await workFor(known.email)).toEqual({ ms: 150, hashes: 1 })
    expect(await workFor(auth.newPerson().email)).toEqual({ ms: 150, hashes: 1 })
  })

  test('20 sign-ups of one address at once make one account', async () => {
    const person = auth.newPerson()
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.call('/signup', person)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const { rows } = await sql`select from auth.users where email = ${person.email}`.execute(
      auth.dependencies.database.own,
    )
    expect(rows).toHaveLength(1)
    const mails = await auth.mailsTo(person.email)
    const times = mails.map(
      ({ sendAfter }) => (sendAfter?.getTime() ?? auth.clock.now.getTime()) - auth.clock.now.getTime(),
    )
    expect(times.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4].map((minutes) => minutes * minuteMs))
  })
})
