import { expect, test } from 'vitest'
import { changeEntry, conflicts, mergeEntries, newEntry, readEntry } from './entry.ts'
import { createBag, createForm, createLeg } from './new-records.ts'

const tripId = '0190a000-0000-7000-8000-000000000002'
const id = (last: number) => `0190a000-0000-7000-8000-00000000000${last}`
const form = createForm({ travelerId: null, country: 'france', shop: 'Printemps', issuedOn: '2026-11-24' })

test('a leg and a bag are read as they were noted', () => {
  const leg = createLeg({ by: 'plane', from: 'CDG', to: 'HND' })
  const bag = { ...createBag({ travelerId: id(9), kind: 'hold' }), collectedAfter: [id(3)], isTagKnown: true }
  expect(readEntry(newEntry({ id: id(3), tripId, kind: 'leg' }, 'phone', leg))?.record).toEqual(leg)
  expect(readEntry(newEntry({ id: id(4), tripId, kind: 'bag' }, 'phone', bag))?.record).toEqual(bag)
})

test('a form that was noted before forms had bags has none, and nothing else of it is lost', () => {
  const entry = newEntry({ id: id(5), tripId, kind: 'form' }, 'phone', form)
  const { medium: _medium, bagIds: _bagIds, ...older } = entry.fields
  expect(readEntry({ ...entry, fields: older })?.record).toEqual({ ...form, medium: null, bagIds: [] })
})

test('two devices that put one form into different bags both keep their word, until somebody chooses', () => {
  const entry = newEntry({ id: id(5), tripId, kind: 'form' }, 'phone', form)
  const phone = changeEntry(entry, 'phone', { bagIds: [id(6)] })
  const tablet = changeEntry(entry, 'tablet', { bagIds: [id(7)] })
  const merged = mergeEntries(phone, tablet)
  expect(conflicts(merged).map(({ field, values }) => [field, values.length])).toEqual([['bagIds', 2]])
  expect(merged).toEqual(mergeEntries(tablet, phone))
})

test('a figure of a newer version among a person’s own minutes is kept', () => {
  const entry = newEntry({ id: id(3), tripId, kind: 'leg' }, 'phone', {
    ...createLeg({ by: 'plane', from: 'CDG', to: 'HND' }),
    minutes: { customs: 60, 'something-newer': 5 },
  })
  expect(readEntry(entry)?.record).toMatchObject({ minutes: { customs: 60, 'something-newer': 5 } })
})
