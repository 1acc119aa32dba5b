import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someBooking } from '#server/mail/testing/leave-booking'
import { openRest, type RestApp, type SignedIn } from '#server/rest/testing/open-rest'
import { someLead } from '#server/testing/call-server'
import { keyHeaders } from '#server/testing/open-test-app'

/** Calls that the pages would not send. A client without a page can, so the server has to refuse them itself. */
let rest: RestApp
let ada: SignedIn
beforeAll(async () => {
  rest = await openRest()
  ada = await rest.addPerson()
})
afterAll(() => rest.close())

const countOf = async (table: string) =>
  (await rest.stored(`select count(*)::int as n from ${table}`))[0]?.n as number

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

describe('the booking form', () => {
  test('97: an ordinary request is taken', async () => {
    const { status } = await rest.guest
      .from('bookings')
      .insert(someBooking({ idempotency_key: randomUUID() }))
    expect(status).toBe(201)
  })

  test.each<[string, Record<string, unknown>]>([
    ['a pickup that is over', { pickup_date: hours(-2) }],
    ['a pickup in five years', { pickup_date: hours(5 * 8766) }],
    ['nobody', { passenger_count: 0 }],
    ['a busload', { passenger_count: 70 }],
    ['a vehicle that is not offered', { vehicle_type: 'tank' }],
    ['a name of one letter', { full_name: 'A' }],
    ['a name of 121 letters', { full_name: 'A'.repeat(121) }],
    ['no address to answer to', { email: 'nobody' }],
    ['a phone number without a digit', { phone: 'call me' }],
    ['no place to go from', { pickup_location: '' }],
    ['a place of 301 letters', { dropoff_location: 'x'.repeat(301) }],
    ['requests of 2,001 letters', { special_requests: 'x'.repeat(2001) }],
    ['another person’s account', { user_id: randomUUID() }],
  ])('97: %s is refused by the server, too', async (_what, changes) => {
    const before = await countOf('bookings')
    const { status } = await rest.guest.from('bookings').insert(someBooking(changes))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await countOf('bookings')).toBe(before)
  })
})

describe('the calculator', () => {
  test.each<[string, Record<string, unknown>]>([
    ['an amount below zero', { purchase_amount: -1 }],
    ['an amount of ten billion', { purchase_amount: 1e10 }],
    ['a currency that is not offered', { currency: 'XXX' }],
    ['a country that is not offered', { country: 'switzerland' }],
  ])('97: %s is refused by the server, too', async (_what, changes) => {
    const before = await countOf('leads')
    const { status } = await rest.guest.from('leads').insert({ ...someLead(), ...changes })
    expect(status).toBe(400)
    expect(await countOf('leads')).toBe(before)
  })

  test('97: VAT, refund and eligibility are the server’s own, whatever a page says', async () => {
    const lead = {
      ...someLead(),
      purchase_amount: 50,
      vat_amount: 1e6,
      refund_amount: 1e6,
      is_eligible: true,
    }
    expect((await rest.guest.from('leads').insert(lead)).status).toBe(201)
    const stored = await rest.stored(
      'select is_eligible, refund_amount::float as refund from leads where email = $1',
      [lead.email],
    )
    expect(stored).toEqual([{ is_eligible: false, refund: 0 }])
  })
})

describe('accounts', () => {
  const ask = (path: string, body: unknown, method = 'POST', token?: string) =>
    rest.app.request(`/auth/v1/${path}`, {
      method,
      headers: {
        ...keyHeaders,
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })

  test('97: a password of five characters is refused at sign-up and at a change', async () => {
    expect((await ask('signup', { email: `p-${randomUUID()}@mail.example`, password: '12345' })).status).toBe(
      422,
    )
    expect((await ask('user', { password: '12345' }, 'PUT', ada.token)).status).toBe(422)
  })

  test('97: an address that is none is refused at sign-up and at a reset', async () => {
    expect((await ask('signup', { email: 'nobody', password: 'correct horse' })).status).toBe(400)
    expect((await ask('recover', { email: 'nobody' })).status).toBe(400)
  })

  test('97: a page that forgets the four hours is refused after them', async () => {
    const late = await rest.addPerson()
    const statusNow = async () => (await rest.ask('profiles', { token: late.token })).status
    expect(await statusNow()).toBe(200)
    // The token has not expired. Only its session has.
    await rest.stored(`update auth.sessions set created_at = created_at - interval '4 hours' where id = $1`, [
      late.sessionId,
    ])
    expect(await statusNow()).toBe(401)
  })

  test('97: saving a place without an account is refused', async () => {
    const row = { user_id: ada.id, location_id: 7, location_name: 'Paris' }
    expect((await rest.guest.from('favorite_locations').insert(row)).status).toBe(401)
    expect(await countOf('favorite_locations')).toBe(0)
  })
})
