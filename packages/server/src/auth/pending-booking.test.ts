import type { PendingBooking } from '@retour/domain/booking/booking-row'
import { mailedRide } from '@retour/domain/content/booking-mail'
import { afterAll, describe, expect, test } from 'vitest'
import { newBooking } from './testing/new-booking.ts'
import { hourMs, minuteMs, type Person } from './testing/open-auth.ts'
import { openPendingBookings } from './testing/open-pending-bookings.ts'

const {
  auth,
  run,
  post,
  stateOf,
  signUp,
  queryOf,
  linkTo,
  openLink,
  pressLink,
  press,
  stored,
  pending,
  mailText,
  kindsTo,
} = await openPendingBookings()
afterAll(() => auth.close())

const dayMs = 24 * hourMs

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
    const expected = { ...booking, user_id: body.id, full_name: 'Amélie Martin', email: person.email }
    const { id: _id, created_at: _createdAt, ...columns } = row ?? {}
    expect({ ...columns, pickup_date: (columns.pickup_date as Date).toISOString() }).toEqual(expected)
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
