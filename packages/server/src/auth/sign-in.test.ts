import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { behindProxy, guessPassword, newAddress } from './testing/guessing.ts'
import { openAuth, type AuthApp, type Person } from './testing/open-auth.ts'

// The real module, with its calls counted. Modules that were imported before have the uncounted one; it is restored for
// later ones.
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', { spy: true })

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth(behindProxy)
})
afterAll(async () => {
  await auth.close()
  vi.resetModules()
})

/** Returns the cost parameters that a hash contains. */
const costOf = (hashed: string) => hashed.split('$').slice(1, 4).join('$')

const guess = (person: Person, from: string) => guessPassword(auth, person, { from })

describe('signing in', () => {
  test('answers the session with all fields of the wire, claims included', async () => {
    const person = await auth.addPerson()
    const { status, body } = await auth.signIn(person, newAddress())
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'].sort(),
    )
    const claims: unknown = JSON.parse(
      Buffer.from(body.access_token?.split('.')[1] ?? '', 'base64url').toString(),
    )
    const nowSeconds = auth.clock.now.getTime() / 1000
    expect(claims).toEqual({
      iss: 'http://127.0.0.1:3000/auth/v1',
      sub: person.id,
      aud: 'authenticated',
      exp: nowSeconds + 3600,
      iat: nowSeconds,
      email: person.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Amélie Martin', email_verified: true },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: nowSeconds }],
      session_id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
      is_anonymous: false,
    })
    expect(body.user).toMatchObject({ id: person.id, last_sign_in_at: auth.clock.now.toISOString() })
  })

  test.each([
    [{ password: 'x' }, 'validation_failed', 'missing email or phone'],
    [{ email: 'nobody@mail.example' }, 'invalid_credentials', 'Invalid login credentials'],
    [{ email: 'nobody@mail.example', password: 7 }, 'invalid_credentials', 'Invalid login credentials'],
    [{ email: "' or 1=1 --", password: 'secret' }, 'invalid_credentials', 'Invalid login credentials'],
  ])('refuses %j', async (body, code, message) => {
    const answer = await auth.call('/token?grant_type=password', body, { from: newAddress() })
    expect(answer).toMatchObject({ status: 400, body: { code, message } })
  })

  test('an unknown grant type, and a body that is no JSON object', async () => {
    expect(await auth.call('/token?grant_type=id_token', {}, { from: newAddress() })).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    })
    for (const body of ['{', '[]', '"x"', 'null'])
      expect(await auth.call('/token?grant_type=password', body, { from: newAddress() })).toMatchObject({
        status: 400,
        body: { code: 'bad_json' },
      })
  })

  test('54: a form or plain text is no sign-in', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        await auth.call('/token?grant_type=password', '{"email":"a@b.example","password":"secret"}', {
          headers: { 'Content-Type': type },
          from: newAddress(),
        }),
      ).toMatchObject({ status: 415 })
  })

  test('both envelopes of errors, by the version that the client asks for', async () => {
    const body = { email: 'nobody@mail.example', password: 'secret' }
    const dated = await auth.call('/token?grant_type=password', body, { from: newAddress() })
    expect(dated.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(dated.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(dated.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    const old = await auth.call('/token?grant_type=password', body, {
      headers: { 'X-Supabase-Api-Version': '' },
      from: newAddress(),
    })
    expect(old.headers.get('x-supabase-api-version')).toBeNull()
    expect(old.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
  })
})

describe('what an answer gives away', () => {
  test('5: unknown address and wrong password: one answer, after the same work', async () => {
    const person = await auth.addPerson()
    const workFor = async (email: string) => {
      vi.mocked(hash).mockClear()
      vi.mocked(verify).mockClear()
      const from = newAddress()
      const { answer, ms } = await auth.timed(() => guess({ email, password: '' }, from))
      const { status, headers, body } = answer
      return {
        answer: { status, body, headers: [...headers.keys()] },
        statements: ms,
        hashes: vi.mocked(hash).mock.calls.length,
        verifiedAgainst: vi.mocked(verify).mock.calls.map(([hashed]) => costOf(String(hashed))),
      }
    }
    // The first check of a process also hashes the dummy password.
    await workFor(auth.newPerson().email)
    const known = await workFor(person.email)
    expect(known).toMatchObject({ hashes: 0, verifiedAgainst: ['argon2id$v=19$m=19456,t=2,p=1'] })
    expect(await workFor(auth.newPerson().email)).toEqual(known)
  })
})
