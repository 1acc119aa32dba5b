import { changeEntry, conflicts, mergeEntries, newEntry } from '@retour/domain/trip/entry'
import { createBag } from '@retour/domain/trip/new-records'
import { aPurchase } from '@retour/domain/trip/testing/purchases'
import { expect, test } from 'vitest'
import { differencesOf } from './find-differences.ts'
import { hasDifferences, meantFields } from './has-differences.ts'

const tripId = '0190a000-0000-7000-8000-000000000000'
const row = { id: '0190a000-0000-7000-8000-000000000001', tripId, kind: 'purchase' } as const
const first = newEntry(row, 'phone', { ...aPurchase, note: 'gift' })
type Changes = Parameters<typeof changeEntry>[2]
const apart = (one: Changes, other: Changes) =>
  mergeEntries(changeEntry(first, 'phone', one), changeEntry(first, 'tablet', other))

test('without a second value there is nothing to choose', () => {
  expect(differencesOf(first)).toEqual([])
  expect(hasDifferences(apart({ cents: 1 }, { note: 'blue' }))).toBe(false)
  expect(hasDifferences(apart({ cents: 1 }, { cents: 1 }))).toBe(false)
})

test('two values of one field are two options, each chosen by one write that ends it', () => {
  const entry = apart({ cents: 100 }, { cents: 200 })
  const [difference] = differencesOf(entry)
  expect(difference?.field).toBe('cents')
  expect(difference?.options).toHaveLength(2)
  const chosen = changeEntry(entry, 'phone', difference!.options[1]!, entry)
  expect(conflicts(chosen)).toEqual([])
  expect(hasDifferences(chosen)).toBe(false)
})

test('shop and town go together, as they were typed', () => {
  const entry = apart({ shop: 'Loewe', city: 'Madrid' }, { shop: 'Zara', city: 'Seville' })
  const [difference, ...more] = differencesOf(entry)
  expect(more).toEqual([])
  expect(difference?.options.toSorted((a, b) => (a.shop! < b.shop! ? -1 : 1))).toEqual([
    { shop: 'Loewe', city: 'Madrid' },
    { shop: 'Zara', city: 'Seville' },
  ])
})

test.each<[string, Changes, number]>([
  ['alone', { currency: 'JPY' }, aPurchase.cents],
  ['with the amount', { cents: 100, currency: 'JPY' }, 100],
])('a currency that one device changed %s leaves the amount of the other in its own', (_, changes, cents) => {
  const entry = apart(changes, { cents: 200 })
  const [difference, ...more] = differencesOf(entry)
  expect(more).toEqual([])
  expect(difference?.options.toSorted((a, b) => Number(a.cents) - Number(b.cents))).toEqual(
    [
      { cents, currency: 'JPY' },
      { cents: 200, currency: aPurchase.currency },
    ].toSorted((a, b) => a.cents - b.cents),
  )
})

test('deleted here and edited there is asked before all else', () => {
  const entry = apart({ deleted: true }, { cents: 200 })
  const [difference, ...more] = differencesOf(entry)
  expect(difference).toEqual({ field: 'deleted', options: [{ deleted: false }, { deleted: true }] })
  expect(more).toEqual([])
})

test('three devices: each value stands in one of the options', () => {
  const entry = mergeEntries(
    apart({ shop: 'A', city: 'X' }, { shop: 'B' }),
    changeEntry(first, 'laptop', { city: 'Y' }),
  )
  const { options } = differencesOf(entry)[0]!
  expect(new Set(options.map(({ shop }) => shop))).toEqual(new Set(['A', 'B']))
  expect(new Set(options.map(({ city }) => city))).toEqual(new Set(['X', 'Y']))
})

test('a form that is saved without touching a doubtful field chooses nothing there', () => {
  const entry = apart({ cents: 100 }, { cents: 200 })
  const shown = Number(entry.fields.cents![0]!.value)
  expect(meantFields(entry, { cents: shown, note: 'red' })).toEqual({ note: 'red' })
  expect(meantFields(entry, { cents: 300, note: 'red' })).toEqual({ cents: 300, note: 'red' })
  expect(meantFields(first, { cents: first.fields.cents![0]!.value })).toEqual({ cents: aPurchase.cents })
  expect(meantFields(undefined, { cents: 1 })).toEqual({ cents: 1 })
})

test('who chooses where a hold bag is given back knows its tag', () => {
  const bag = newEntry({ ...row, kind: 'bag' }, 'phone', createBag({ travelerId: null, kind: 'hold' }))
  const known = changeEntry(bag, 'phone', { collectedAfter: ['a'], isTagKnown: true })
  const entry = mergeEntries(
    changeEntry(known, 'phone', { collectedAfter: ['b'] }),
    changeEntry(known, 'tablet', { collectedAfter: [], isTagKnown: false }),
  )
  expect(differencesOf(entry)).toEqual([
    {
      field: 'collectedAfter',
      options: expect.arrayContaining([
        { collectedAfter: ['b'], isTagKnown: true },
        { collectedAfter: [], isTagKnown: true },
      ]),
    },
  ])
})
