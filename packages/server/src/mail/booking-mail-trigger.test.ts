import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { makePerson } from '#server/database/testing/make-person'
import { preparations } from '#server/database/testing/preparations'
import { submitBooking, readBookingMails } from './testing/leave-booking.ts'

const both = [
  { kind: 'booking-guest', recipient: 'amelie@mail.example', state: 'waiting' },
  { kind: 'booking-operator', recipient: null, state: 'waiting' },
]

describe.each(preparations)('a booking’s mails on %s', (_name, open) => {
  test('are written with the row, of a guest and of an account', async () => {
    const database = await open()
    try {
      await submitBooking(database)
      expect(await readBookingMails(database)).toEqual(both)
      const person = await makePerson(database)
      await submitBooking(database, { user_id: person.sub, email: person.email }, person)
      expect((await readBookingMails(database)).map(({ recipient }) => recipient)).toContain(person.email)
    } finally {
      await database.close()
    }
  })
})

describe('what the trigger on bookings writes', () => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterEach(() => sql`truncate app.outgoing_mail, public.bookings cascade`.execute(database.own))
  afterAll(() => database.close())

  test('a booking that is rolled back leaves no mail', async () => {
    const attempt = database.own.transaction().execute(async (tx) => {
      await sql`insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
        values ('Amélie', 'a@mail.example', '1', now() + interval '1 day', 'Hotel', 'Airport')`.execute(tx)
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await readBookingMails(database)).toEqual([])
  })

  test('72: the same key again, and the same row again by an upsert, writes no second mail', async () => {
    const idempotency_key = randomUUID()
    await submitBooking(database, { idempotency_key })
    await expect(submitBooking(database, { idempotency_key })).rejects.toMatchObject({ code: '23505' })
    await sql`insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location,
        idempotency_key)
      values ('Amélie', 'a@mail.example', '1', now() + interval '1 day', 'Hotel', 'Airport', ${idempotency_key}::uuid)
      on conflict do nothing`.execute(database.own)
    expect(await readBookingMails(database)).toEqual(both)
  })

  test('no way leads to a second mail of a kind for one booking', async () => {
    await submitBooking(database)
    const again = sql`insert into app.outgoing_mail (kind, recipient, booking_id, expires_at)
      select kind, recipient, booking_id, expires_at from app.outgoing_mail`.execute(database.own)
    await expect(again).rejects.toMatchObject({ code: '23505' })
  })

  test('the payload holds the row, with instants in UTC', async () => {
    // The database compares it with its own clock, so it is a future summer morning in Paris, whenever this runs.
    const summer = new Date().getFullYear() + 1
    await submitBooking(database, { pickup_date: `${summer}-06-01T09:30:00+02:00` })
    const { rows } = await sql<{ payload: Record<string, unknown>; id: string }>`
      select m.payload, b.id from app.outgoing_mail m join public.bookings b on b.id = m.booking_id`.execute(
      database.own,
    )
    expect(rows).toHaveLength(2)
    for (const { id, payload } of rows)
      expect(payload).toMatchObject({
        id,
        isFromAccount: false,
        fullName: 'Amélie Martin',
        pickupAt: `${summer}-06-01T07:30:00.000Z`,
        vehicle: 'van',
        passengerCount: 4,
        city: 'paris',
        country: 'france',
      })
  })

  test('a deleted booking takes its mails along, a deleted account leaves them', async () => {
    const person = await makePerson(database)
    await submitBooking(database, { user_id: person.sub, email: person.email }, person)
    await sql`delete from auth.users`.execute(database.own)
    expect(await readBookingMails(database)).toHaveLength(2)
    await sql`delete from public.bookings`.execute(database.own)
    expect(await readBookingMails(database)).toEqual([])
  })

  test('the outbox can’t be written: the booking is refused, for nobody would learn of it', async () => {
    await sql`alter table app.outgoing_mail rename to elsewhere`.execute(database.own)
    await expect(submitBooking(database)).rejects.toMatchObject({ code: '42P01' })
    expect((await sql`select from public.bookings`.execute(database.own)).rows).toEqual([])
    await sql`alter table app.elsewhere rename to outgoing_mail`.execute(database.own)
  })

  test('19: the eleventh of a day for one address is held, the operator and other addresses get theirs', async () => {
    for (let count = 0; count < 11; count += 1) await submitBooking(database)
    await submitBooking(database, { email: 'bo@mail.example' })
    const mails = await readBookingMails(database)
    const statesOf = (recipient: string | null) =>
      mails.filter((mail) => mail.recipient === recipient).map(({ state }) => state)
    expect(statesOf('amelie@mail.example').filter((state) => state === 'held')).toHaveLength(1)
    expect(statesOf('bo@mail.example')).toEqual(['waiting'])
    expect(statesOf(null)).toEqual(Array.from({ length: 12 }, () => 'waiting'))
  })

  test('an address too short to be one: the operator is told all the same', async () => {
    await submitBooking(database, { email: '@' })
    expect(await readBookingMails(database)).toEqual([both[1]])
  })
})
