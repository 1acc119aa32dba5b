import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs, openAuth, type AuthApp, type Person } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth({
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '198.51.100.7',
    SITE_URL: 'http://127.0.0.1:3000',
  })
})
afterAll(() => auth.close())

let lastAddress = 0
/** Each test comes from addresses of its own. */
const newAddress = () => `203.0.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`

const guess = (person: Person, from: string, headers: Record<string, string> = {}) =>
  auth.call(
    '/token?grant_type=password',
    { email: person.email, password: 'a wrong guess' },
    { from, headers },
  )

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

describe('guessing passwords', () => {
  test('1: ten wrong ones from one address, then 429 even for the right one; elsewhere it still signs in', async () => {
    const person = await auth.addPerson()
    const [attacker, owner] = [newAddress(), newAddress()]
    const statuses: number[] = []
    for (let round = 0; round < 15; round += 1) statuses.push((await guess(person, attacker)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)])
    const refused = await auth.signIn(person, attacker)
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    expect((await auth.signIn(person, owner)).status).toBe(200)
    auth.clock.pass(15 * minuteMs)
    expect((await auth.signIn(person, attacker)).status).toBe(200)
  })

  test('1: right passwords use nothing up', async () => {
    const person = await auth.addPerson()
    const address = newAddress()
    for (let round = 0; round < 12; round += 1) expect((await auth.signIn(person, address)).status).toBe(200)
  })

  test('1: twenty guesses at once are no way round the limit', async () => {
    const person = await auth.addPerson()
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(person, address)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect((await auth.signIn(person, address)).status).toBe(429)
  })

  test('20 right passwords at once are all right', async () => {
    const person = await auth.addPerson()
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.signIn(person, address)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('2: one address trying many accounts is stopped', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let round = 0; round < 40; round += 1) statuses.push((await guess(auth.newPerson(), address)).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400))
    expect(statuses.slice(30)).toEqual(Array(10).fill(429))
  })

  test('2: many addresses trying one account are stopped, an unknown account alike', async () => {
    for (const person of [auth.newPerson(), await auth.addPerson()]) {
      const statuses: number[] = []
      for (let round = 0; round < 104; round += 1) statuses.push((await guess(person, newAddress())).status)
      expect(statuses.indexOf(429)).toBe(100)
    }
  })

  test('3: forwarding headers of a stranger count for nothing', async () => {
    const person = auth.newPerson()
    const address = newAddress()
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const pretended = newAddress()
      const headers = {
        'X-Forwarded-For': pretended,
        Forwarded: `for=${pretended}`,
        'X-Real-IP': pretended,
      }
      statuses.push((await guess(person, address, headers)).status)
    }
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  test('3: behind the trusted proxy the last hop before it counts; IPv6 by its /64', async () => {
    const person = auth.newPerson()
    const through = (hops: string) => guess(person, '198.51.100.7', { 'X-Forwarded-For': hops })
    for (let round = 0; round < 10; round += 1)
      expect((await through(`${newAddress()}, 2001:db8:0:1::${round + 1}`)).status).toBe(400)
    expect((await through('2001:db8:0:1:ffff::9')).status).toBe(429)
    expect((await through('2001:db8:0:2::9')).status).toBe(400)
  })
})

describe('what an answer gives away', () => {
  test('5: unknown address and wrong password: one answer, after the same work', async () => {
    const person = await auth.addPerson()
    // Processor time of this process, hashing threads included: what else the machine does is not in it.
    const timed = async (email: string) => {
      const startedAt = process.cpuUsage()
      const answer = await guess({ email, password: '' }, newAddress())
      const { user, system } = process.cpuUsage(startedAt)
      return { answer, work: user + system }
    }
    const medianOf = (works: number[]) => works.toSorted((a, b) => a - b)[Math.floor(works.length / 2)]!
    const [known, unknown]: [number[], number[]] = [[], []]
    await timed(person.email)
    for (let round = 0; round < 40; round += 1) {
      const one = await timed(person.email)
      const other = await timed(auth.newPerson().email)
      expect(other.answer.body).toEqual(one.answer.body)
      expect(other.answer.status).toBe(one.answer.status)
      expect([...other.answer.headers.keys()]).toEqual([...one.answer.headers.keys()])
      known.push(one.work)
      unknown.push(other.work)
    }
    // Without the hash of nobody, one of them would take a third of the work of the other.
    expect(medianOf(known) / medianOf(unknown)).toBeGreaterThan(0.75)
    expect(medianOf(known) / medianOf(unknown)).toBeLessThan(1.33)
  })
})
