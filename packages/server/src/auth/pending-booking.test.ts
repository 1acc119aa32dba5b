import { bookingColumns, type PendingBooking } from '@retour/domain/booking/booking-row'
import { mailedRide } from '@retour/domain/content/booking-mail'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountMailContent } from '#server/mail/account-mail-content'
import { testKey } from '#server/testing/open-test-app'
import { newBooking } from './testing/new-booking.ts'
import { browserOf, hourMs, minuteMs, openAuth, type AuthApp, type Person } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(() => auth.close())

const dayMs = 24 * hourMs
const run = async (text: string, values: unknown[] = []) =>
  (await auth.dependencies.database.executeSql(text, values)).rows
const post = async (path: string, body: unknown) => {
  const response = await auth.app.request(`http://127.0.0.1:3000${path}`, {
    method: 'POST',
    headers: { apikey: testKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json().catch(() => null)) as { state?: string } }
}
const stateOf = async ({ idempotency_key }: PendingBooking) =>
  (await post('/functions/v1/pending-booking', { idempotency_key })).body.state
/** In a browser of the person's own, unless another one is named. */
const signUp = (person: Person, booking: unknown, { browser = person.email, from = '' } = {}) =>
  auth.call(
    '/signup',
    {
      ...person,
      data: {
        full_name: 'Amélie Martin',
        ...(booking !== undefined && { retour_pending_booking: booking }),
      },
    },
    { headers: browserOf(browser), ...(from && { from }) },
  )
const queryOf = (token: string) =>
  new URLSearchParams({ token, type: 'signup', redirect_to: 'http://127.0.0.1:3000/auth' }).toString()
const linkTo = async ({ email }: Person) => queryOf((await auth.lastMailTo(email, 'confirm-sign-up')).token)
const plain = { apikey: '', Authorization: '' }
const openLink = async (person: Person) =>
  String((await auth.call(`/verify?${await linkTo(person)}`, undefined, { headers: plain })).body.text)
const pressLink = async (query: string) => {
  const headers = { ...plain, 'Content-Type': 'application/x-www-form-urlencoded' }
  const { headers: answer } = await auth.call('/verify', query, { headers })
  return new URLSearchParams(answer.get('location')?.split('#')[1])
}
const press = async (person: Person) => pressLink(await linkTo(person))
const stored = ({ idempotency_key }: PendingBooking) =>
  run(
    `select b.user_id, b.full_name, b.email, b.passenger_count,
      (select count(*)::int from app.outgoing_mail m where m.booking_id = b.id) as mails
    from public.bookings b where idempotency_key = $1`,
    [idempotency_key],
  )
const pending = ({ idempotency_key }: PendingBooking) =>
  run('select email from app.pending_bookings where idempotency_key = $1', [idempotency_key])
const mailText = async (email: string, kind: 'confirm-sign-up' | 'account-exists' | 'booking-not-sent') => {
  const mail = await auth.lastMailTo(email, kind)
  const siteUrl = 'https://x.example'
  const { accountKeys } = auth.dependencies
  return accountMailContent({ ...mail, kind }, { siteUrl, apiUrl: siteUrl, accountKeys })
}
const kindsTo = async ({ email }: Person) => (await auth.mailsTo(email)).map(({ kind }) => kind)

describe('a pending booking', () => {
  test('73: comes with the sign-up, is named by the mail and its page, and sent once when the link is used, as the account’s', async () => {
    const person = auth.newPerson()
    const booking = newBooking()
    const signedUp = await signUp(person, booking)
    expect(signedUp.body.user_metadata).toEqual({ full_name: 'Amélie Martin' })
    const { facts, lines, ifNotYou } = await mailText(person.email, 'confirm-sign-up')
    expect(lines[1]).toContain('also sends this chauffeur request')
    expect(facts).toContainEqual({ label: 'Pickup location', value: 'Hotel Ritz, see evil[.]example/x' })
    expect(facts).toContainEqual({ label: 'Phone', value: booking.phone })
    expect(ifNotYou).toContain('did not ask for this ride')
    const page = await openLink(person)
    expect(page).toContain('also sends this chauffeur request')
    expect(page).toContain('Hotel Ritz, see evil[.]example/x')
    expect(await stored(booking)).toEqual([])
    expect(await stateOf(booking)).toBe('pending')

    const fragment = await press(person)
    expect(fragment.get('booking')).toBe('sent')
    expect(fragment.get('token_type')).toBe('bearer')
    expect(await stored(booking)).toEqual([
      {
        user_id: signedUp.body.id,
        full_name: 'Amélie Martin',
        email: person.email,
        passenger_count: 4,
        mails: 2,
      },
    ])
    expect(await stateOf(booking)).toBe('sent')
    expect(await pending(booking)).toEqual([])
    expect(await kindsTo(person)).toEqual(['confirm-sign-up', 'booking-guest'])
    const user = await auth.call('/user', undefined, { token: fragment.get('access_token') ?? '' })
    expect(user.body.user_metadata).toEqual({ full_name: 'Amélie Martin', email_verified: true })
  })

  test('every column arrives as it was asked for, and in the mail that shows it', async () => {
    const person = auth.newPerson()
    const booking = newBooking()
    const { body } = await signUp(person, booking)
    const { payload } = await auth.lastMailTo(person.email, 'confirm-sign-up')
    expect(payload).toMatchObject({ booking: mailedRide(booking) })
    await press(person)
    const [row] = await run('select * from public.bookings where idempotency_key = $1', [
      booking.idempotency_key,
    ])
    const asked = { ...booking, user_id: body.id, full_name: 'Amélie Martin', email: person.email }
    const { id: _id, created_at: _createdAt, ...columns } = row ?? {}
    expect({ ...columns, pickup_date: (columns.pickup_date as Date).toISOString() }).toEqual(asked)
    const mail = await auth.lastMailTo(person.email, 'booking-guest')
    expect(mail.payload).toMatchObject({ ...mailedRide(booking) })
  })

  test('73: of 20 uses of link and code at once, one sends it', async () => {
    const person = auth.newPerson()
    const booking = newBooking()
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

  test('whose browser has sent it meanwhile is not stored again, and the page says so', async () => {
    const person = auth.newPerson()
    const booking = newBooking()
    await signUp(person, booking)
    await post('/rest/v1/bookings', { ...booking, user_id: null, dropoff_location: 'Elsewhere' })
    expect((await press(person)).get('booking')).toBe('sent-before')
    expect(await stored(booking)).toMatchObject([{ user_id: null, mails: 2 }])
  })

  test('is named by a mail that is asked for again, and sent whenever that is used', async () => {
    const person = auth.newPerson()
    const booking = newBooking()
    await signUp(person, booking)
    auth.clock.pass(3 * hourMs)
    await auth.call('/resend', { type: 'signup', email: person.email })
    expect((await auth.lastMailTo(person.email, 'confirm-sign-up')).payload).toHaveProperty('booking')
    auth.clock.pass(20 * hourMs)
    expect((await press(person)).get('booking')).toBe('sent')
    expect(await stored(booking)).toHaveLength(1)
  })

  test('stays when the same browser signs up again without one', async () => {
    const person = auth.newPerson()
    const booking = newBooking()
    await signUp(person, booking)
    for (const none of [undefined, null]) {
      auth.clock.pass(minuteMs)
      const { body } = await signUp(person, none)
      expect(body.user_metadata).toEqual({ full_name: 'Amélie Martin' })
      expect(await openLink(person)).toContain('chauffeur')
    }
    await press(person)
    expect(await stored(booking)).toHaveLength(1)
  })
})

describe('a ride that is changed', () => {
  const changed = (booking: PendingBooking) => ({ ...booking, passenger_count: 5 })

  test('two passengers, then five within a minute: the mail is replaced with the ride, and the first link sends nothing', async () => {
    const person = auth.newPerson()
    const booking = newBooking({ passenger_count: 2 })
    await signUp(person, booking)
    const before = await linkTo(person)
    await signUp(person, changed(booking))
    const mails = (await auth.mailsTo(person.email)).map(({ state, sendAfter }) => ({ state, sendAfter }))
    expect(mails).toEqual([
      { state: 'expired', sendAfter: null },
      { state: 'waiting', sendAfter: new Date(auth.clock.now.getTime() + minuteMs) },
    ])
    expect((await pressLink(before)).get('error_code')).toBe('otp_expired')
    expect((await mailText(person.email, 'confirm-sign-up')).facts).toContainEqual({
      label: 'Passengers',
      value: '5',
    })
    expect((await press(person)).get('booking')).toBe('sent')
    expect(await stored(booking)).toMatchObject([{ passenger_count: 5, mails: 2 }])
  })

  test('the same ride again within the minute is no reason for another mail', async () => {
    const person = auth.newPerson()
    const booking = newBooking()
    await signUp(person, booking)
    await signUp(person, { ...booking, full_name: 'Another Name', email: 'else@mail.example' })
    expect(await auth.mailsTo(person.email)).toHaveLength(1)
    expect(await pending(booking)).toEqual([{ email: person.email }])
    expect((await press(person)).get('booking')).toBe('sent')
  })

  test('where no mail may go any more that day, the ride of the last mail stays', async () => {
    const person = auth.newPerson()
    const booking = newBooking({ passenger_count: 1 })
    for (const passengers of [1, 2, 3, 4, 5, 6])
      await signUp(person, { ...booking, passenger_count: passengers })
    expect(await auth.mailsTo(person.email)).toHaveLength(5)
    expect(await openLink(person)).toMatch(/Passengers<\/dt>\s*<dd>5</)
    await press(person)
    expect(await stored(booking)).toMatchObject([{ passenger_count: 5 }])
  })

  test('a mistyped address: the right one has the ride then, and the wrong one’s confirmation says that it is gone', async () => {
    const [wrong, right] = [auth.newPerson(), auth.newPerson()]
    const booking = newBooking()
    await signUp(wrong, booking)
    await signUp(right, booking)
    expect(await openLink(wrong)).not.toContain('chauffeur')
    expect((await press(wrong)).get('booking')).toBe('gone')
    expect((await mailText(wrong.email, 'booking-not-sent')).lines.join(' ')).toContain('taken back')
    expect(await stored(booking)).toEqual([])
    expect(await stateOf(booking)).toBe('pending')
    expect((await press(right)).get('booking')).toBe('sent')
    expect(await stored(booking)).toMatchObject([{ email: right.email }])
  })

  test('there and back again between two addresses: the last one has it', async () => {
    const [one, other] = [auth.newPerson(), auth.newPerson()]
    const booking = newBooking()
    for (const person of [one, other, one]) await signUp(person, booking)
    expect((await press(one)).get('booking')).toBe('sent')
  })
})

describe('a confirmation that sends nothing says so, where it leads and by mail', () => {
  test('after the pickup time', async () => {
    const person = auth.newPerson()
    const booking = newBooking({
      pickup_date: new Date(auth.clock.now.getTime() + 20 * hourMs).toISOString(),
    })
    await signUp(person, booking)
    auth.clock.pass(20 * hourMs)
    expect(await openLink(person)).not.toContain('chauffeur')
    const fragment = await press(person)
    expect(fragment.get('booking')).toBe('expired')
    expect(fragment.get('access_token')).not.toBeNull()
    expect(await stored(booking)).toEqual([])
    const mail = await mailText(person.email, 'booking-not-sent')
    expect(mail.lines.join(' ')).toContain('pickup time has passed')
    expect(mail.facts).toContainEqual({ label: 'Dropoff location', value: 'Plaza Mayor' })
    expect(mail.action?.url).toBe('https://x.example/france/paris/book-chauffeur')
    expect(await stateOf(booking)).toBe('ended')
  })

  test('after seven days, whatever mails were sent', async () => {
    const person = auth.newPerson()
    const booking = newBooking()
    await signUp(person, booking)
    auth.clock.pass(7 * dayMs - minuteMs)
    await auth.call('/resend', { type: 'signup', email: person.email })
    expect(await openLink(person)).toContain('chauffeur')
    auth.clock.pass(minuteMs)
    expect((await press(person)).get('booking')).toBe('expired')
    expect(await stored(booking)).toEqual([])
  })

  test('where a new password was chosen instead, or the mail of another request was used', async () => {
    for (const confirmOtherwise of [
      async (person: Person) => pressLink(`${await linkTo(person)}&password_choice=new`),
      async (person: Person) => {
        await auth.call('/recover', { email: person.email })
        const { token } = await auth.lastMailTo(person.email, 'reset-password')
        return pressLink(queryOf(token).replace('signup', 'recovery'))
      },
    ]) {
      const person = auth.newPerson()
      const booking = newBooking()
      await signUp(person, booking)
      expect((await confirmOtherwise(person)).get('booking')).toBe('gone')
      expect((await mailText(person.email, 'booking-not-sent')).lines.join(' ')).toContain('in another way')
      expect(await stored(booking)).toEqual([])
      expect(await stateOf(booking)).toBe('ended')
    }
  })

  test('nothing is said of a ride that its browser has sent', async () => {
    const person = auth.newPerson()
    const booking = newBooking()
    await signUp(person, booking)
    await signUp(person, undefined, { browser: 'another' })
    await post('/rest/v1/bookings', { ...booking, user_id: null })
    expect((await press(person)).get('booking')).toBeNull()
    expect(await kindsTo(person)).not.toContain('booking-not-sent')
  })
})

describe('an address that has an account', () => {
  test.each([
    ['for long', 10 * minuteMs],
    ['for less than a minute', 0],
  ])('%s: its owner reads of the ride and where to finish it', async (_title, passedMs) => {
    const owner = await auth.addPerson()
    auth.clock.pass(passedMs)
    const booking = newBooking({ city: 'madrid', country: 'spain' })
    expect((await signUp({ ...owner, password: 'another' }, booking)).status).toBe(200)
    const mail = await mailText(owner.email, 'account-exists')
    expect(mail.lines.join(' ')).toContain('A chauffeur request came with it, and it is not sent yet.')
    expect(mail.facts).toContainEqual({ label: 'Phone', value: booking.phone })
    expect(mail.action?.url).toBe('https://x.example/auth?from=%2Fspain%2Fmadrid%2Fbook-chauffeur')
    expect(await pending(booking)).toEqual([])
  })

  test('a notice of the same day that named no ride does not keep the one that does', async () => {
    const owner = await auth.addPerson()
    for (const booking of [undefined, newBooking(), newBooking()]) {
      auth.clock.pass(minuteMs)
      await signUp({ ...owner, password: 'another' }, booking)
    }
    const notices = (await auth.mailsTo(owner.email)).filter(({ kind }) => kind === 'account-exists')
    expect(notices.map(({ payload }) => 'booking' in payload)).toEqual([false, true])
  })

  test('6: is not told by answer, refusal, state or time', async () => {
    const owner = await auth.addPerson()
    const outcomes = []
    for (const email of [owner.email, auth.newPerson().email]) {
      const booking = newBooking()
      const timedSignUp = await auth.timed(() => signUp({ email, password: 'a new password' }, booking))
      const { id, email: _email, identities: _identities, ...said } = timedSignUp.answer.body
      const refused = await auth.timed(() =>
        signUp({ email, password: 'a new password' }, newBooking({ phone: 'none' })),
      )
      outcomes.push({
        said,
        hasId: typeof id,
        ms: [timedSignUp.ms, refused.ms],
        refusal: [refused.answer.status, refused.answer.body],
        state: await stateOf(booking),
      })
    }
    expect(outcomes[0]).toEqual(outcomes[1])
    expect(outcomes[0]).toMatchObject({
      state: 'pending',
      ms: [150, 150],
      refusal: [400, { code: 'pending_booking_invalid' }],
    })
  })

  test('6: is not told by a ride that its browser first named for an address of its own', async () => {
    const outcomes = []
    for (const target of [await auth.addPerson(), auth.newPerson()]) {
      const own = auth.newPerson()
      const booking = newBooking()
      await signUp(own, booking, { browser: 'the stranger’s' })
      await signUp({ ...target, password: 'a stranger’s' }, booking, { browser: 'the stranger’s' })
      outcomes.push([(await press(own)).get('booking'), await stateOf(booking)])
    }
    expect(outcomes).toEqual([
      ['gone', 'pending'],
      ['gone', 'pending'],
    ])
  })
})

describe('a stranger who signs the address up as well', () => {
  test('6: deletes no ride, reads no name, and learns nothing by a key of their own', async () => {
    const owner = auth.newPerson()
    const booking = newBooking({ full_name: 'Only The Owner’s' })
    await signUp(owner, booking)
    const strangers = newBooking({ dropoff_location: 'Nowhere' })
    const states = []
    const said = []
    for (let n = 0; n < 8; n += 1) {
      auth.clock.pass(1000)
      const password = `a stranger’s ${n}`
      said.push(await signUp({ email: owner.email, password }, strangers, { browser: `stranger ${n}` }))
      states.push(await stateOf(strangers))
    }
    expect(JSON.stringify(said)).not.toContain('Only The Owner')
    expect(new Set(states)).toEqual(new Set(['pending']))
    const first = (await auth.mailsTo(owner.email)).find(({ kind }) => kind === 'confirm-sign-up')
    const fragment = await pressLink(`${queryOf(first?.token ?? '')}&password=correct+horse`)
    expect(fragment.get('booking')).toBe('sent')
    expect(await stored(booking)).toHaveLength(1)
    expect(await stored(strangers)).toEqual([])
  })

  test('5, 6: nobody but the database reads what waits', async () => {
    await signUp(auth.newPerson(), newBooking())
    const rest = await post('/rest/v1/pending_bookings', {})
    expect(rest.status).toBe(404)
    const [rights] = await run(
      `select bool_or(has_table_privilege(role, 'app.pending_bookings', 'select, insert, update, delete')) as any_right
        from unnest(array['anon', 'authenticated']) role`,
    )
    expect(rights).toEqual({ any_right: false })
  })
})

describe('what is no booking', () => {
  test.each<[string, unknown]>([
    ['a text', 'x'],
    ['a list', []],
    ['no key', newBooking({ idempotency_key: null })],
    ['a key that is none', newBooking({ idempotency_key: 'x' })],
    ['a column that bookings do not have', newBooking({ status: 'confirmed' })],
    ['an owner', newBooking({ user_id: randomUUID() })],
    ['a phone beyond 40 characters', newBooking({ phone: '1'.repeat(41) })],
    ['a phone without a digit', newBooking({ phone: 'none' })],
    ['a line break in the name', newBooking({ full_name: 'A\nB' })],
    ['seven passengers', newBooking({ passenger_count: 7 })],
    ['another vehicle', newBooking({ vehicle_type: 'tank' })],
    ['a flight that is none', newBooking({ flight_number: 'hello' })],
    ['a long text', newBooking({ special_requests: 'x'.repeat(2001) })],
    ['more than 16 kB', { ...newBooking(), special_requests: 'x'.repeat(20_000) }],
  ])('%s: the sign-up is refused, and nothing is kept of it', async (_title, booking) => {
    const person = auth.newPerson()
    const { status, body } = await signUp(person, booking)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'pending_booking_invalid' })
    expect(await run('select from auth.users where email = $1', [person.email])).toEqual([])
    expect(await auth.mailsTo(person.email)).toEqual([])
  })

  test.each([
    ['2020-01-01T10:00:00Z', 'The pickup date has passed.'],
    [new Date(Date.now() + 1100 * dayMs).toISOString(), 'The pickup date is too far ahead.'],
  ])('a pickup at %s is refused with a sentence for people', async (pickup_date, message) => {
    const { status, body } = await signUp(auth.newPerson(), newBooking({ pickup_date }))
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })

  test('the longest that a form takes fits, beside a name and other data of 4 kB', async () => {
    const person = auth.newPerson()
    const booking = newBooking({ special_requests: '東'.repeat(2000), pickup_location: '京'.repeat(300) })
    const data = { full_name: 'Amélie', note: 'x'.repeat(3900), retour_pending_booking: booking }
    const { status, body } = await auth.call('/signup', { ...person, data })
    expect(status).toBe(200)
    expect(body.user_metadata).not.toHaveProperty('retour_pending_booking')
    expect((await press(person)).get('booking')).toBe('sent')
  })

  test('by other calls it gets into no profile and no token', async () => {
    const person = await auth.addPerson()
    const data = { retour_pending_booking: newBooking(), city: 'Lyon' }
    const changed = await auth.call('/user', { data }, { method: 'PUT', token: person.access })
    expect(changed.body.user_metadata).toMatchObject({ city: 'Lyon' })
    expect(changed.body.user_metadata).not.toHaveProperty('retour_pending_booking')
  })

  test.each([{}, { idempotency_key: 'x' }, [], null])('a state is not asked with %j: 400', async (body) => {
    expect((await post('/functions/v1/pending-booking', body)).status).toBe(400)
  })

  test('39: an eleventh request of one sender in ten minutes: 429, shared with bookings', async () => {
    const statuses = []
    for (let n = 0; n < 11; n += 1) {
      const { status } = await signUp(auth.newPerson(), newBooking(), { from: '203.0.113.77' })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('where sign-ups are another service’s nothing waits here: 404', async () => {
    await run('alter table app.pending_bookings rename to elsewhere')
    try {
      const { status } = await post('/functions/v1/pending-booking', { idempotency_key: randomUUID() })
      expect(status).toBe(404)
    } finally {
      await run('alter table app.elsewhere rename to pending_bookings')
    }
  })
})

describe('the columns of a booking', () => {
  const columnsOf = async (table: string) =>
    (
      await run(
        `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as is_needed
          from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
        [table],
      )
    ).filter(({ name }) => name !== 'id' && name !== 'created_at')

  test('stand in one list: the table, what callers may write, and what waits have them all and no other', async () => {
    const booking = await columnsOf('public.bookings')
    expect(booking.map(({ name }) => name)).toEqual([...bookingColumns].sort())
    const granted = await run(
      `select distinct column_name as name, grantee from information_schema.column_privileges
        where table_schema = 'public' and table_name = 'bookings' and privilege_type = 'INSERT'
          and grantee in ('anon', 'authenticated') order by 2, 1`,
    )
    for (const role of ['anon', 'authenticated'])
      expect(granted.filter(({ grantee }) => grantee === role).map(({ name }) => name)).toEqual(
        [...bookingColumns].sort(),
      )
    const own = ['expires_at', 'sign_up_id', 'withdrawn_at']
    const waiting = (await columnsOf('app.pending_bookings')).filter(
      ({ name }) => !own.includes(String(name)),
    )
    const asPending = booking.map((column) => ({
      ...column,
      // A request without a key could be sent twice; without an account nothing would send it.
      is_needed: column.is_needed || column.name === 'idempotency_key' || column.name === 'user_id',
    }))
    expect(waiting).toEqual(asPending)
  })

  test('and so do their checks', async () => {
    const checksOf = (table: string) =>
      run(
        `select pg_get_constraintdef(oid) as text from pg_constraint
          where conrelid = $1::regclass and contype = 'c' order by 1`,
        [table],
      )
    expect(await checksOf('app.pending_bookings')).toEqual(await checksOf('public.bookings'))
  })
})
