import { randomUUID } from 'node:crypto'
import { entrySchema, type Entry } from '@retour/domain/trip/entry-schema'
import { newEntry } from '@retour/domain/trip/entry'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { makePerson, type Person } from './testing/make-person.ts'

let database: Database
let ada: Person
beforeAll(async () => {
  database = await freshDatabase()
  ada = await makePerson(database)
})
afterAll(() => database.close())

const insert = (row: { id?: string; tripId?: string; kind?: string; entry: unknown }) => {
  const { id = randomUUID(), tripId = randomUUID(), kind = 'purchase', entry } = row
  return database.asCaller(ada, (tx) =>
    sql`insert into trip_entries (id, trip_id, kind, entry)
      values (${id}, ${tripId}, ${kind}, ${JSON.stringify(entry)}::jsonb)`.execute(tx),
  )
}

const value = { value: 'x', device: 'phone', n: 1 }
const faultless = { seen: { phone: 1 }, fields: { note: [value] } }
const withValue = (one: object) => ({ seen: {}, fields: { note: [one] } })

describe('what an entry looks like is checked as domain checks it', () => {
  test.each<[string, unknown]>([
    ['one value', faultless],
    ['nothing at all', { seen: {}, fields: {} }],
    ['competing values', { ...faultless, fields: { note: [value, { ...value, device: 'tablet' }] } }],
    ['an object of a newer version', withValue({ ...value, value: { by: ['shop', null] } })],
    ['null', withValue({ ...value, value: null })],
    ['the longest names', { seen: { ['d'.repeat(40)]: 1 }, fields: { ['f'.repeat(40)]: [value] } }],
  ])('%s is taken', async (_title, entry) => {
    expect(entrySchema.safeParse({ ...someRow, ...(entry as object) }).success).toBe(true)
    await insert({ entry })
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a word', 'entry'],
    ['a list', []],
    ['an empty object', {}],
    ['no fields', { seen: {} }],
    ['no seen', { fields: {} }],
    ['seen as a list', { seen: [], fields: {} }],
    ['fields as a list', { seen: {}, fields: [] }],
    ['seen null', { seen: null, fields: {} }],
    ['a count of nothing', { seen: { phone: 0 }, fields: {} }],
    ['a broken count', { seen: { phone: 1.5 }, fields: {} }],
    ['a count as a word', { seen: { phone: '1' }, fields: {} }],
    ['a count beyond exact numbers', { seen: { phone: 2 ** 53 }, fields: {} }],
    ['a device with a space', { seen: { 'my phone': 1 }, fields: {} }],
    ['a field with a dot', { seen: {}, fields: { 'a.b': [value] } }],
    ['a field without values', { seen: {}, fields: { note: [] } }],
    ['a field that is no list', { seen: {}, fields: { note: value } }],
    ['a value without a device', withValue({ value: 1, n: 1 })],
    ['a value without its count', withValue({ value: 1, device: 'phone' })],
    ['a value without a value', withValue({ device: 'phone', n: 1 })],
    ['a value that is a list', { seen: {}, fields: { note: [[value]] } }],
    ['a device that is a number', withValue({ ...value, device: 7 })],
    ['a count in a value that is broken', withValue({ ...value, n: 0.5 })],
  ])('%s is refused', async (_title, entry) => {
    expect(entrySchema.safeParse({ ...someRow, ...(entry as object) }).success).toBe(false)
    await expect(insert({ entry })).rejects.toMatchObject({ code: '23514' })
  })

  test('a field that is the prototype is refused', async () => {
    const entry = JSON.parse(
      '{"seen": {}, "fields": {"__proto__": [{"value": 1, "device": "phone", "n": 1}]}}',
    )
    await expect(insert({ entry })).rejects.toMatchObject({ constraint: 'fields_have_names' })
  })

  test('further parts are refused: an older version would drop them', async () => {
    await expect(insert({ entry: { ...faultless, more: 1 } })).rejects.toMatchObject({ code: '23514' })
  })
})

const someRow = { id: randomUUID(), tripId: randomUUID(), kind: 'purchase' }

test('the longest form, typed differently on two devices, has room; one byte too many is refused', async () => {
  const long = (length: number, letter: string) => letter.repeat(length)
  const record = {
    travelerId: randomUUID(),
    country: 'germany' as const,
    shop: long(100, '\u{1F6CD}'),
    operator: long(60, '\u{1F6CD}'),
    code: long(60, '\u{1F6CD}'),
    way: 'operator-card' as const,
    issuedOn: '2026-11-20',
    earlyRefundOn: '2026-11-20',
    validatedOn: '2026-11-20',
    validatedBy: 'kiosk' as const,
    handedInOn: '2026-11-20',
    paidOn: '2026-11-20',
    receivedCents: Number.MAX_SAFE_INTEGER,
    refusedOn: '2026-11-20',
    expiredOn: '2026-11-20',
    // Kana need three bytes for one of the 2,000 units, emoji four bytes for two.
    trouble: long(2000, '\u3042'),
    note: long(2000, '\u3042'),
    medium: 'electronic' as const,
    bagIds: Array.from({ length: 20 }, () => randomUUID()),
  }
  const one = newEntry({ id: someRow.id, tripId: someRow.tripId, kind: 'form' }, 'd'.repeat(40), record)
  const fields = Object.entries(one.fields).map(([name, values]) => [
    name,
    [...values, ...values.map((held) => ({ ...held, device: 'e'.repeat(40) }))],
  ])
  const both: Pick<Entry, 'seen' | 'fields'> = {
    seen: { ...one.seen, ['e'.repeat(40)]: 1 },
    fields: Object.fromEntries(fields) as Entry['fields'],
  }
  await insert({ kind: 'form', entry: both })
  const [stored] = (
    await database.executeSql(`select max(octet_length(entry::text)) as bytes from trip_entries`)
  ).rows
  expect(Number(stored?.bytes)).toBeGreaterThan(26_000)
  expect(Number(stored?.bytes)).toBeLessThanOrEqual(32_768)
  const empty = JSON.stringify(withValue({ ...value, value: '' }))
  const [printed] = (await database.executeSql('select octet_length($1::jsonb::text) as bytes', [empty])).rows
  const room = 32_768 - Number(printed?.bytes)
  await insert({ entry: withValue({ ...value, value: 'x'.repeat(room) }) })
  const tooLong = insert({ entry: withValue({ ...value, value: 'x'.repeat(room + 1) }) })
  await expect(tooLong).rejects.toMatchObject({ code: '23514', constraint: 'entry_is_small' })
})

test('a trip is its own trip, and nothing else is', async () => {
  const id = randomUUID()
  await insert({ id, tripId: id, kind: 'trip', entry: faultless })
  await expect(insert({ kind: 'trip', entry: faultless })).rejects.toMatchObject({ code: '23514' })
  const other = randomUUID()
  await expect(insert({ id: other, tripId: other, entry: faultless })).rejects.toMatchObject({
    code: '23514',
  })
  await expect(insert({ kind: 'voucher', entry: faultless })).rejects.toMatchObject({ code: '23514' })
})
