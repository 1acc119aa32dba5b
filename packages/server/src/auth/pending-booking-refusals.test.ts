import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { newBooking } from './testing/new-booking.ts'
import { hourMs } from './testing/open-auth.ts'
import { openPendingBookings } from './testing/open-pending-bookings.ts'

const { auth, run, post, signUp, press } = await openPendingBookings()
afterAll(() => auth.close())

const dayMs = 24 * hourMs

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
