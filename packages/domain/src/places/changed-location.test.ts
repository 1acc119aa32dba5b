import { afterEach, expect, test } from 'vitest'
import type { RefundLocation } from '../wire/refund-location.ts'
import { changedLocation } from './changed-location.ts'
import { placeFields } from './place-change.ts'
import {
  applyLocationChanges,
  refundLocations,
  refundLocationsOf,
  shippedLocations,
} from './refund-locations.ts'

const [first] = shippedLocations
const index = shippedLocations.findIndex(({ hours, phone }) => hours !== undefined && phone !== undefined)
const shipped = shippedLocations[index]!
const note = { on: '2026-11-27', origin: 'desk', source: 'https://desk.example/a', licence: 'own' } as const
const office = (values: Partial<RefundLocation>): RefundLocation => ({ ...shipped, ...values })

afterEach(() => applyLocationChanges([]))

test('each field that the desk changes stands in the record, with what it rests on', () => {
  const values = {
    name: 'Another name',
    address: 'Another street',
    lat: 1.5,
    lng: 2.5,
    hours: 'Mo-Fr 09:00-10:00',
    opening_hours: 'Mon–Fri 09:00–10:00',
    hours_checked: '2026-11',
    hours_stale: false,
    phone: '+33 1 00 00 00 00',
    website: 'https://other.example',
    warning: 'Closed',
    warning_kind: 'closed',
    warning_source: 'https://other.example/closed',
  } as const
  const changed = Object.fromEntries(placeFields.map((field) => [field, note]))
  applyLocationChanges([changedLocation(office({ ...values, changed }))])
  expect(refundLocations[index]).toEqual({
    ...shipped,
    ...values,
    hours_source: note.source,
    phone_source: note.source,
    changed_sources: [note.source],
  })
  expect(refundLocationsOf(shipped.country, shipped.city)).toContain(refundLocations[index])
})

test('a fact that is taken away is gone, and what the desk did not change stays the record’s', () => {
  const removedFacts = {
    hours: null,
    opening_hours: null,
    hours_checked: null,
    phone: null,
    name: 'Not the desk’s',
  }
  applyLocationChanges([changedLocation(office({ ...removedFacts, changed: { hours: note, phone: note } }))])
  const record = refundLocations[index]!
  for (const key of ['hours', 'opening_hours', 'hours_checked', 'hours_source', 'phone', 'phone_source'])
    expect(record).not.toHaveProperty(key)
  expect(record.name).toBe(shipped.name)
})

test('what is learned next replaces all of it', () => {
  applyLocationChanges([{ id: first!.id, values: { name: 'Once' } }])
  expect(refundLocations[0]?.name).toBe('Once')
  applyLocationChanges([{ id: shipped.id, values: { name: 'Then' } }])
  expect(refundLocations[0]).toEqual(index === 0 ? { ...first, name: 'Then' } : first)
  applyLocationChanges([])
  expect(refundLocations).toEqual(shippedLocations)
})
