import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs, openAuth, type AuthApp } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(() => auth.close())

const calls: [string, string, (email: string) => object][] = [
  ['recover', '/recover', (email) => ({ email })],
  ['otp', '/otp', (email) => ({ email, create_user: true })],
  ['otp without creating', '/otp', (email) => ({ email, create_user: false })],
  ['resend', '/resend', (email) => ({ type: 'signup', email })],
  ['resend of a change', '/resend', (email) => ({ type: 'email_change', email })],
]

describe.each(calls)('%s', (_name, path, bodyOf) => {
  test('7: known and unknown address get one answer, on the first, second and sixth call', async () => {
    const known = await auth.addPerson()
    const stranger = auth.newPerson()
    for (let round = 1; round <= 6; round += 1) {
      const [one, other] = await Promise.all(
        [known, stranger].map(({ email }) => auth.call(path, bodyOf(email))),
      )
      if (!one || !other) throw new Error('unanswered')
      expect(one).toMatchObject({ status: 200, body: {} })
      expect(other.status).toBe(one.status)
      expect(other.body).toEqual(one.body)
      expect([...other.headers.keys()]).toEqual([...one.headers.keys()])
    }
  })

  test('7: takes as long for both', async () => {
    const known = await auth.addPerson()
    for (const { email } of [known, auth.newPerson()])
      expect(await auth.timed(() => auth.call(path, bodyOf(email)))).toMatchObject({ ms: 150 })
  })
})

describe('what is mailed', () => {
  const kindsTo = async (email: string) => (await auth.mailsTo(email)).map(({ kind }) => kind)

  test('a reset for an account, nothing for a stranger', async () => {
    const [known, stranger] = [await auth.addPerson(), auth.newPerson()]
    await auth.call('/recover', { email: known.email })
    await auth.call('/recover', { email: stranger.email })
    expect(await kindsTo(known.email)).toEqual(['confirm-sign-up', 'reset-password'])
    expect(await kindsTo(stranger.email)).toEqual([])
  })

  test('a sign-in link for an account; a confirmation for a stranger who may be created, else nothing', async () => {
    const [known, stranger, refused] = [await auth.addPerson(), auth.newPerson(), auth.newPerson()]
    await auth.call('/otp', { email: known.email })
    await auth.call('/otp', { email: stranger.email, data: { full_name: 'New' } })
    await auth.call('/otp', { email: refused.email, create_user: false })
    expect(await kindsTo(known.email)).toEqual(['confirm-sign-up', 'sign-in-link'])
    expect(await kindsTo(stranger.email)).toEqual(['confirm-sign-up'])
    expect(await kindsTo(refused.email)).toEqual([])
    const { code } = await auth.lastMailTo(stranger.email, 'confirm-sign-up')
    expect(await auth.call('/verify', { type: 'email', email: stranger.email, token: code })).toMatchObject({
      status: 200,
      body: { user: { email: stranger.email, user_metadata: { full_name: 'New' } } },
    })
  })

  test('a confirmation again, only while it is pending, and with a new link', async () => {
    const person = auth.newPerson()
    await auth.call('/signup', person)
    auth.clock.pass(minuteMs)
    await auth.call('/resend', { type: 'signup', email: person.email })
    const mails = await auth.mailsTo(person.email)
    expect(mails.map(({ state }) => state).sort()).toEqual(['expired', 'waiting'])
    const { token } = mails.find(({ state }) => state === 'waiting')!
    expect((await auth.call('/verify', { type: 'signup', token_hash: token })).status).toBe(200)
    auth.clock.pass(minuteMs)
    await auth.call('/resend', { type: 'signup', email: person.email })
    expect(await auth.mailsTo(person.email)).toHaveLength(2)
  })

  test('19: one in 60 seconds and five a day to one mailbox, whatever tag or dots are written', async () => {
    const person = await auth.addPerson({ ...auth.newPerson(), email: 'amelie.martin@gmail.com' })
    const resets = async () =>
      (await auth.mailsTo(person.email)).filter(({ kind }) => kind === 'reset-password').length
    await auth.call('/recover', { email: person.email })
    auth.clock.pass(59_000)
    await auth.call('/recover', { email: person.email })
    expect(await resets()).toBe(1)
    auth.clock.pass(1000)
    for (let round = 0; round < 10; round += 1) {
      await auth.call('/recover', { email: person.email })
      auth.clock.pass(minuteMs)
    }
    expect(await resets()).toBe(5)
    for (const email of [
      'a.melie.martin@gmail.com',
      'ameliemartin+x@googlemail.com',
      'amelie.martin+y@gmail.com',
    ])
      await auth.call('/signup', { email, password: 'correct horse' })
    const written = await Promise.all(
      ['a.melie.martin@gmail.com', 'ameliemartin+x@googlemail.com', 'amelie.martin+y@gmail.com'].map(
        (email) => auth.mailsTo(email),
      ),
    )
    // Mails of sign-ups that came too early are sent one by one, a minute apart.
    const times = written.flat().map(({ sendAfter }) => sendAfter?.getTime() ?? auth.clock.now.getTime())
    expect(times.toSorted((a, b) => a - b).map((time) => time - auth.clock.now.getTime())).toEqual([
      0,
      minuteMs,
      2 * minuteMs,
    ])
    auth.clock.pass(24 * 60 * minuteMs)
    await auth.call('/recover', { email: person.email })
    expect(await resets()).toBe(6)
  })

  test.each([
    ['/recover', {}, 'One of email or phone must be set'],
    ['/recover', { email: 'x' }, 'Unable to validate email address: invalid format'],
    ['/otp', {}, 'One of email or phone must be set'],
    [
      '/resend',
      { email: 'a@b.example' },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    ['/resend', { type: 'signup' }, 'Type provided requires an email address'],
  ])('%s refuses %j', async (path, body, message) => {
    expect(await auth.call(path, body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    })
  })

  test('2: one sender asks 30 times in five minutes, then 429 for known and unknown', async () => {
    const strict = await openAuth({ NODE_ENV: 'production', SITE_URL: 'http://127.0.0.1:3000' })
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, n) =>
        strict.call('/recover', { email: `p${n}@mail.example` }, { from: '203.0.113.9' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('over_request_rate_limit')
    await strict.close()
  })
})
