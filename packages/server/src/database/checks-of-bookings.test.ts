import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallerClaims, Database } from './database.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { makePerson } from './testing/make-person.ts'

const anon: CallerClaims = { role: 'anon' }
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

describe('what a booking row may hold', () => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database?.close())

  const good = {
    full_name: 'Ada Example',
    email: 'ada@example.org',
    phone: '+1 555 0100',
    pickup_date: minutesFromNow(24 * 60),
    pickup_location: 'Hotel',
    dropoff_location: 'Airport',
    vehicle_type: 'sedan',
    passenger_count: 1,
    city: 'paris',
    country: 'france',
  }
  const insert = async (changes: Record<string, unknown>, claims: CallerClaims = anon) => {
    const row = { ...good, ...changes }
    const names = Object.keys(row)
    await database.asCaller(claims, (tx) =>
      sql`insert into bookings (${sql.join(names.map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(tx),
    )
    return database.own.selectFrom('bookings').selectAll().orderBy('created_at', 'desc').executeTakeFirst()
  }

  test.each([
    ['six passengers in a sedan: passenger options are not tied to the vehicle', { passenger_count: 6 }],
    ['the flight that a pickup waits for', { flight_number: 'U2 8765' }],
    ['no city, country or wishes', { city: null, country: null, special_requests: null }],
  ])('%s is stored', async (_title, changes) => {
    expect(await insert(changes)).toMatchObject(changes)
  })

  test('a pickup four minutes ago is stored: clocks differ', async () => {
    const pickup = minutesFromNow(-4)
    expect(await insert({ pickup_date: pickup })).toMatchObject({ pickup_date: new Date(pickup) })
  })

  test.each([
    ['a pickup six minutes ago', { pickup_date: minutesFromNow(-6) }],
    ['a pickup in three years', { pickup_date: minutesFromNow(3 * 366 * 24 * 60) }],
    ['no passenger', { passenger_count: 0 }],
    ['seven passengers', { passenger_count: 7 }],
    ['a tank', { vehicle_type: 'tank' }],
    ['a blank place', { pickup_location: '  ' }],
    ['a place of 301 letters', { dropoff_location: 'a'.repeat(301) }],
    ['a flight that is none', { flight_number: 'AF1234; soon' }],
    ['a blank phone', { phone: ' ' }],
    ['a phone number without digits', { phone: 'call me' }],
    ['a name of one letter', { full_name: 'A' }],
    ['an address without @', { email: 'ada.example.org' }],
    ['wishes of 2001 letters', { special_requests: 'a'.repeat(2001) }],
    ['another country', { country: 'portugal' }],
  ])('%s is refused', async (_title, changes) => {
    await expect(insert(changes)).rejects.toMatchObject({ code: '23514' })
  })

  test('the same request sent twice is stored once', async () => {
    const key = randomUUID()
    await insert({ idempotency_key: key })
    await expect(insert({ idempotency_key: key })).rejects.toMatchObject({ code: '23505' })
    await insert({ idempotency_key: randomUUID() })
  })

  test('an account’s booking carries the account’s own name and address, whatever was sent', async () => {
    const person = await makePerson(database, { fullName: 'Grace Example' })
    expect(await insert({ user_id: person.sub }, person)).toMatchObject({
      user_id: person.sub,
      full_name: 'Grace Example',
      email: person.email,
    })
  })
})
