import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openAuth, type AuthApp } from '#server/auth/testing/open-auth'
import { someBooking } from '#server/mail/testing/leave-booking'
import { someLead } from '#server/testing/call-server'
import { keyHeaders } from '#server/testing/open-test-app'

/** Spellings of the mailbox amelie.martin@gmail.com, for an attacker who wants one person to get many mails. */
const spellings = Array.from({ length: 60 }, (_, n) => {
  const forms = [
    `amelie.martin+${n}@gmail.com`,
    `a${'.'.repeat(1 + (n % 3))}meliemartin+${n}@gmail.com`,
    `AmelieMartin+${n}@GMAIL.com`,
    `ameliemartin+${n}@googlemail.com`,
    `"amelie.martin+${n}"@gmail.com`,
    `ａmelie.martin+${n}@gmail.com`,
    `ameliemartin+${n}@ｇmail.com`,
    `amelie\u200Bmartin+${n}@gmail.com`,
    `ameliemartin+${n}@gmail.com.`,
  ]
  return forms[n % forms.length] ?? ''
})

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth({ NODE_ENV: 'production', SITE_URL: 'http://127.0.0.1:3000' })
})
afterEach(() =>
  sql`truncate app.outgoing_mail, app.mail_tallies, app.rate_limits`.execute(auth.dependencies.database.own),
)
afterAll(() => auth.close())

/** Returns another sender for each call, so that no rate limit per sender applies. */
const senderOf = (n: number) => `203.0.${Math.floor(n / 250)}.${1 + (n % 250)}`
const post = async (table: string, row: object, from: string) =>
  auth.app.request(
    `http://127.0.0.1:3000/rest/v1/${table}`,
    {
      method: 'POST',
      headers: { ...keyHeaders, 'Content-Type': 'application/json' },
      body: JSON.stringify(row),
    },
    { incoming: { socket: { remoteAddress: from } } },
  )
const leaving = async (condition = sql`true`) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from app.outgoing_mail
      where mailbox = 'ameliemartin@gmail.com' and state <> 'held' and ${condition}`.execute(
      auth.dependencies.database.own,
    )
  ).rows[0]?.count

describe('19: one person as the target of many mails', () => {
  test('sixty calculations under sixty spellings: one guide', async () => {
    const answers = await Promise.all(
      spellings.map((email, n) => post('leads', someLead(email), senderOf(n))),
    )
    expect(answers.map(({ status }) => status)).toEqual(spellings.map(() => 201))
    expect(await leaving()).toBe(1)
  })

  test('sixty ride requests: ten mails, and the operator hears of all', async () => {
    const answers = await Promise.all(
      spellings.map((email, n) =>
        post('bookings', someBooking({ email, idempotency_key: randomUUID() }), senderOf(n)),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(spellings.map(() => 201))
    expect(await leaving()).toBe(10)
    const { rows } = await sql`select from app.outgoing_mail
      where kind = 'booking-operator' and state = 'waiting'`.execute(auth.dependencies.database.own)
    expect(rows).toHaveLength(60)
  })

  test('sixty sign-ups in a minute: one mail, four in line behind it; over a day no more', async () => {
    const signUp = (round: number) =>
      Promise.all(
        spellings.map((email, n) =>
          auth.call(
            '/signup',
            { email: email.replace('+', `+${round}`), password: 'correct horse' },
            { from: senderOf(n) },
          ),
        ),
      )
    const answers = await signUp(0)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect(await leaving(sql`state = 'waiting' and send_after is null`)).toBe(1)
    for (let round = 1; round < 8; round += 1) {
      auth.clock.pass(61_000)
      await auth.call(
        '/signup',
        { email: `amelie.martin+r${round}@gmail.com`, password: 'correct horse' },
        { from: senderOf(round) },
      )
    }
    expect(await leaving()).toBe(5)
  })

  test('everything together stays below twenty, and her own reset comes all the same', async () => {
    const amelie = await auth.addPerson({ email: 'amelie.martin@gmail.com', password: 'correct horse' })
    await Promise.all(
      spellings.flatMap((email, n) => [
        post('leads', someLead(email), senderOf(n)),
        post('bookings', someBooking({ email }), senderOf(n + 100)),
        auth.call('/otp', { email }, { from: senderOf(n + 200) }),
      ]),
    )
    expect(await leaving()).toBeLessThanOrEqual(20)
    for (const email of ['A.melie.martin@gmail.com', amelie.email])
      expect((await auth.call('/recover', { email }, { from: '198.51.100.1' })).status).toBe(200)
    expect(await leaving(sql`kind = 'reset-password'`)).toBe(0)
    // The first call was for another account with the same mailbox. It used up the one mail of this minute.
    auth.clock.pass(61_000)
    await auth.call('/recover', { email: amelie.email }, { from: '198.51.100.1' })
    expect(await leaving(sql`kind = 'reset-password' and state = 'waiting' and send_after is null`)).toBe(1)
  })
})

describe('19: one sender who mails many people', () => {
  test('five hundred mails a day over all calls and rows, then 429 until some of it is back', async () => {
    const statuses: number[] = []
    const from = '198.51.100.9'
    const minutes = (count: number) => auth.clock.pass(count * 60_000)
    for (let n = 0; n < 18; n += 1) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, part) => {
          const email = `p${n}-${part}@mail.example`
          return part % 2
            ? auth.call('/recover', { email }, { from })
            : auth.call('/otp', { email, create_user: false }, { from })
        }),
      )
      statuses.push(...answers.map(({ status }) => status))
      minutes(5)
    }
    // About every three minutes one more mail is allowed, so of 540 calls in 90 minutes 500 to 531 pass.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(500)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(531)
    const resend = () => auth.call('/resend', { type: 'signup', email: 'x@mail.example' }, { from })
    let refused = await resend()
    while (refused.status === 200) refused = await resend()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    const rows = await post('leads', someLead('y@mail.example'), from)
    expect(rows.status).toBe(429)
    // Using a link sends no mail, so it is not limited.
    const verify = await auth.call('/verify', { type: 'signup', token_hash: 'x' }, { from })
    expect(verify.status).toBe(403)
    minutes(5)
    expect((await auth.call('/recover', { email: 'z@mail.example' }, { from })).status).toBe(200)
  })
})
