import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountMailContent } from '#server/mail/account-mail-content'
import { testKey } from '#server/testing/open-test-app'
import { browserOf, hourMs, minuteMs, openAuth, type AuthApp, type Person } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(() => auth.close())

const dayMs = 24 * hourMs
type Booking = ReturnType<typeof newBooking>
const newBooking = (changes: Record<string, unknown> = {}) => ({
  user_id: null,
  full_name: 'Typed Name',
  email: 'typed@mail.example',
  phone: '+81 90 1234 5678',
  pickup_date: new Date(Date.now() + 30 * dayMs).toISOString(),
  pickup_location: 'Hotel Ritz, see evil.example/x',
  dropoff_location: 'Plaza Mayor',
  vehicle_type: 'van',
  passenger_count: 4,
  special_requests: null,
  flight_number: null,
  city: 'paris',
  country: 'france',
  idempotency_key: randomUUID() as string,
  ...changes,
})

const callFunction = async (name: string, body: unknown, from?: string) => {
  const response = await auth.app.request(
    `http://127.0.0.1:3000/functions/v1/${name}`,
    {
      method: 'POST',
      headers: { apikey: testKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
    from ? { incoming: { socket: { remoteAddress: from } } } : {},
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const hold = async (booking: Booking = newBooking()) => {
  expect(await callFunction('hold-booking', booking)).toEqual({ status: 200, body: {} })
  return booking
}
const isSent = async ({ idempotency_key }: Booking) =>
  (await callFunction('held-booking', { idempotency_key })).body.isSent
/** In the person's own browser. */
const signUp = (person: Person, booking: Booking | null) =>
  auth.call(
    '/signup',
    {
      ...person,
      data: {
        full_name: 'Amélie Martin',
        ...(booking && { retour_waiting_booking: booking.idempotency_key }),
      },
    },
    { headers: browserOf(person.email) },
  )
const linkTo = async ({ email }: Person) => {
  const { token } = await auth.lastMailTo(email, 'confirm-sign-up')
  return new URLSearchParams({ token, type: 'signup', redirect_to: 'http://127.0.0.1:3000/auth' }).toString()
}
const plain = { apikey: '', Authorization: '' }
const openLink = async (person: Person) =>
  String((await auth.call(`/verify?${await linkTo(person)}`, undefined, { headers: plain })).body.text)
const press = async (person: Person) => {
  const headers = { ...plain, 'Content-Type': 'application/x-www-form-urlencoded' }
  const { headers: answer } = await auth.call('/verify', await linkTo(person), { headers })
  return new URLSearchParams(answer.get('location')?.split('#')[1])
}
const confirm = async (person: Person) => {
  const { token } = await auth.lastMailTo(person.email, 'confirm-sign-up')
  return auth.call('/verify', { type: 'signup', token_hash: token })
}
const stored = async ({ idempotency_key }: Booking) => {
  const { rows } = await sql<Record<string, unknown>>`
    select b.user_id, b.full_name, b.email, b.phone, b.passenger_count,
      (select count(*)::int from app.outgoing_mail m where m.booking_id = b.id) as mails
    from public.bookings b where idempotency_key = ${idempotency_key}::uuid`.execute(
    auth.dependencies.database.own,
  )
  return rows
}
const waiting = async () => {
  const { rows } = await sql<{ idempotency_key: string; user_id: string | null }>`
    select idempotency_key, user_id from app.waiting_bookings`.execute(auth.dependencies.database.own)
  return new Map(rows.map((row) => [row.idempotency_key, row.user_id]))
}

describe('a request that waits for its account', () => {
  test('73: is named by the mail and its page, and sent once when the link is used, as the account’s', async () => {
    const person = auth.newPerson()
    const booking = await hold()
    const signedUp = await signUp(person, booking)
    expect(signedUp.body.user_metadata).toEqual({ full_name: 'Amélie Martin' })
    const mail = await auth.lastMailTo(person.email, 'confirm-sign-up')
    const { facts, lines, ifNotYou } = accountMailContent(
      { id: mail.id, kind: 'confirm-sign-up', payload: mail.payload },
      {
        siteUrl: 'https://x.example',
        apiUrl: 'https://x.example',
        accountKeys: auth.dependencies.accountKeys,
      },
    )
    expect(lines[1]).toContain('also sends this chauffeur request')
    expect(facts).toContainEqual({ label: 'Pickup location', value: 'Hotel Ritz, see evil[.]example/x' })
    expect(facts).toContainEqual({ label: 'Phone', value: booking.phone })
    expect(ifNotYou).toContain('did not ask for this ride')
    const page = await openLink(person)
    expect(page).toContain('also sends this chauffeur request')
    expect(page).toContain('Hotel Ritz, see evil[.]example/x')
    expect(await stored(booking)).toEqual([])
    expect(await isSent(booking)).toBe(false)

    const fragment = await press(person)
    expect(fragment.get('booking')).toBe('sent')
    expect(fragment.get('token_type')).toBe('bearer')
    expect(await stored(booking)).toEqual([
      {
        user_id: signedUp.body.id,
        full_name: 'Amélie Martin',
        email: person.email,
        phone: booking.phone,
        passenger_count: 4,
        mails: 2,
      },
    ])
    expect(await isSent(booking)).toBe(true)
    expect((await waiting()).has(booking.idempotency_key)).toBe(false)
    const user = await auth.call('/user', undefined, { token: fragment.get('access_token') ?? '' })
    expect(user.body.user_metadata).toEqual({ full_name: 'Amélie Martin', email_verified: true })
  })

  test('73: of 20 uses of link and code at once, one sends it', async () => {
    const person = auth.newPerson()
    const booking = await hold()
    await signUp(person, booking)
    const mail = await auth.lastMailTo(person.email, 'confirm-sign-up')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2
          ? auth.call('/verify', { type: 'signup', token_hash: mail.token })
          : auth.call('/verify', { type: 'signup', email: person.email, token: mail.code }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stored(booking)).toMatchObject([{ mails: 2 }])
  })

  test('is not stored again when its first browser has sent it', async () => {
    const person = auth.newPerson()
    const booking = await hold()
    await signUp(person, booking)
    await auth.app.request('http://127.0.0.1:3000/rest/v1/bookings', {
      method: 'POST',
      headers: { apikey: testKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...booking, dropoff_location: 'Elsewhere' }),
    })
    expect((await press(person)).get('booking')).toBe('sent')
    expect(await stored(booking)).toMatchObject([{ user_id: null, mails: 2 }])
  })

  test('is named by a mail that is asked for again', async () => {
    const person = auth.newPerson()
    const booking = await hold()
    await signUp(person, booking)
    auth.clock.pass(minuteMs)
    await auth.call('/resend', { type: 'signup', email: person.email })
    expect((await auth.lastMailTo(person.email, 'confirm-sign-up')).payload).toHaveProperty('booking')
    await confirm(person)
    expect(await stored(booking)).toHaveLength(1)
  })

  test('runs out with its pickup time: the account is confirmed, nothing is sent, and the answer says so', async () => {
    const person = auth.newPerson()
    const booking = await hold(newBooking({ pickup_date: new Date(auth.clock.now.getTime() + 20 * hourMs) }))
    await signUp(person, booking)
    auth.clock.pass(20 * hourMs)
    expect(await openLink(person)).not.toContain('chauffeur')
    const fragment = await press(person)
    expect(fragment.get('booking')).toBe('expired')
    expect(fragment.get('access_token')).not.toBeNull()
    expect(await stored(booking)).toEqual([])
  })

  test('runs out after seven days, whatever mails were sent', async () => {
    const person = auth.newPerson()
    const booking = await hold()
    await signUp(person, booking)
    auth.clock.pass(7 * dayMs - minuteMs)
    await auth.call('/resend', { type: 'signup', email: person.email })
    expect(await openLink(person)).toContain('chauffeur')
    auth.clock.pass(minuteMs)
    expect((await press(person)).get('booking')).toBe('expired')
    expect(await stored(booking)).toEqual([])
  })
})

describe('who may tie a request to an account', () => {
  test('nobody to an account that is confirmed: the answer is that of a new one', async () => {
    const owner = await auth.addPerson()
    const booking = await hold()
    auth.clock.pass(minuteMs)
    const answer = await signUp({ email: owner.email, password: 'a stranger’s' }, booking)
    const other = await signUp(auth.newPerson(), await hold())
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body).sort()).toEqual(Object.keys(other.body).sort())
    expect(answer.body.user_metadata).toEqual({ full_name: 'Amélie Martin' })
    expect((await waiting()).get(booking.idempotency_key)).toBeNull()
    const notice = await auth.lastMailTo(owner.email, 'account-exists')
    expect(notice.payload).not.toHaveProperty('booking')
    expect(await isSent(booking)).toBe(false)
  })

  test('nobody without the mail that says so: in one browser the first request stays for a minute, then the newer is named', async () => {
    const person = auth.newPerson()
    const [first, second] = [await hold(), await hold(newBooking({ dropoff_location: 'Gare du Nord' }))]
    const { body } = await signUp(person, first)
    await signUp(person, second)
    expect((await waiting()).get(first.idempotency_key)).toBe(body.id)
    expect((await waiting()).get(second.idempotency_key)).toBeNull()
    const before = await linkTo(person)
    auth.clock.pass(minuteMs)
    await signUp(person, second)
    expect((await waiting()).has(first.idempotency_key)).toBe(false)
    const old = await auth.call(`/verify?${before}`, undefined, { headers: plain })
    expect(old.headers.get('location')).toContain('otp_expired')
    expect(await openLink(person)).toContain('Gare du Nord')
    await confirm(person)
    expect([await stored(first), await stored(second)]).toMatchObject([[], [{ mails: 2 }]])
  })

  test('a sign-up without a request, or with a key that names none, leaves the one that waits', async () => {
    const person = auth.newPerson()
    const booking = await hold()
    await signUp(person, booking)
    for (const key of [randomUUID(), 'x', 7, null, { a: 1 }]) {
      auth.clock.pass(minuteMs)
      const body = { ...person, data: { retour_waiting_booking: key } }
      const answer = await auth.call('/signup', body, { headers: browserOf(person.email) })
      expect({ status: answer.status, data: answer.body.user_metadata }).toEqual({ status: 200, data: {} })
    }
    await confirm(person)
    expect(await stored(booking)).toHaveLength(1)
  })

  test('a mistyped address loses the request to the right one', async () => {
    const [wrong, right] = [auth.newPerson(), auth.newPerson()]
    const booking = await hold()
    await signUp(wrong, booking)
    await signUp(right, booking)
    expect((await press(wrong)).get('booking')).toBeNull()
    expect(await stored(booking)).toEqual([])
    await confirm(right)
    expect(await stored(booking)).toMatchObject([{ email: right.email }])
  })

  test('a request that was changed after its mail is sent by no link; the same again changes nothing', async () => {
    const person = auth.newPerson()
    const booking = await hold()
    const { body } = await signUp(person, booking)
    await hold({ ...booking, full_name: 'Another Name', email: 'else@mail.example' })
    expect((await waiting()).get(booking.idempotency_key)).toBe(body.id)
    await hold({ ...booking, dropoff_location: 'Elsewhere' })
    expect((await waiting()).get(booking.idempotency_key)).toBeNull()
    expect(await openLink(person)).not.toContain('chauffeur')
    expect((await press(person)).get('booking')).toBeNull()
    expect(await stored(booking)).toEqual([])
  })

  test('a mail that does not name it sends nothing', async () => {
    const person = auth.newPerson()
    const booking = await hold()
    await signUp(person, booking)
    await auth.call('/recover', { email: person.email })
    const { token } = await auth.lastMailTo(person.email, 'reset-password')
    expect((await auth.call('/verify', { type: 'recovery', token_hash: token })).status).toBe(200)
    expect(await stored(booking)).toEqual([])
    expect((await waiting()).has(booking.idempotency_key)).toBe(false)
  })

  test('a sign-up more than an hour later', async () => {
    const person = auth.newPerson()
    const booking = await hold()
    auth.clock.pass(hourMs)
    await signUp(person, booking)
    expect((await auth.lastMailTo(person.email, 'confirm-sign-up')).payload).not.toHaveProperty('booking')
  })
})

describe('holding', () => {
  test.each<[string, Record<string, unknown>]>([
    ['no key', { idempotency_key: null }],
    ['a key that is none', { idempotency_key: 'x' }],
    ['a phone beyond 40 characters', { phone: '1'.repeat(41) }],
    ['a line break in the name', { full_name: 'A\nB' }],
    ['a pickup that has passed', { pickup_date: '2020-01-01T10:00:00Z' }],
    ['a pickup in three years', { pickup_date: new Date(Date.now() + 1100 * dayMs).toISOString() }],
    ['seven passengers', { passenger_count: 7 }],
    ['another vehicle', { vehicle_type: 'tank' }],
    ['a flight that is none', { flight_number: 'hello' }],
    ['a long text', { special_requests: 'x'.repeat(2001) }],
    ['an address without @', { email: 'nobody' }],
  ])('%s: 400, and nothing is kept', async (_title, changes) => {
    const before = (await waiting()).size
    const { status, body } = await callFunction('hold-booking', newBooking(changes))
    expect({ status, error: typeof body.error }).toEqual({ status: 400, error: 'string' })
    expect((await waiting()).size).toBe(before)
  })

  test('39: an eleventh request of one sender in ten minutes: 429, shared with bookings', async () => {
    const from = '203.0.113.77'
    const statuses = []
    for (let n = 0; n < 11; n += 1)
      statuses.push((await callFunction('hold-booking', newBooking(), from)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('the columns and checks are those of bookings', async () => {
    const { database } = auth.dependencies
    const { rows } = await sql<{ table: string; columns: string; checks: string }>`
      select c.relname as table,
        (select string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull), ', ' order by attname)
          from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
            and attname not in ('id', 'expires_at', 'idempotency_key')) as columns,
        (select string_agg(pg_get_constraintdef(oid), ', ' order by pg_get_constraintdef(oid))
          from pg_constraint where conrelid = c.oid and contype = 'c') as checks
      from pg_class c where c.oid in ('public.bookings'::regclass, 'app.waiting_bookings'::regclass)
      order by 1`.execute(database.own)
    expect(rows.map(({ table }) => table)).toEqual(['bookings', 'waiting_bookings'])
    expect(rows[1]?.columns).toBe(rows[0]?.columns)
    expect(rows[1]?.checks).toBe(rows[0]?.checks)
  })

  test('where sign-ups are another service’s there is nothing to hold: 404', async () => {
    const { own } = auth.dependencies.database
    await sql`alter table app.waiting_bookings rename to elsewhere`.execute(own)
    try {
      expect((await callFunction('hold-booking', newBooking())).status).toBe(404)
    } finally {
      await sql`alter table app.elsewhere rename to waiting_bookings`.execute(own)
    }
  })
})
