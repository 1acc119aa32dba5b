import { expect, test } from 'vitest'
import { formatHours } from './format-hours.ts'
import { faultOf, placeValue, storedValue, type PlaceValue } from './place-change.ts'
import { refundLocations } from './refund-locations.ts'

const paris = { country: 'france', city: 'paris' } as const
const at = (lat: number, lng: number): PlaceValue => ({ field: 'position', value: { lat, lng } })

test.each([
  ['a point in Paris', at(48.8735, 2.3321), null],
  ['its coordinates swapped', at(2.3321, 48.8735), 'outside-country'],
  ['a point in Lyon', at(45.76, 4.83), 'far-from-place'],
  ['hours that can be read', { field: 'hours', value: 'Mo-Sa 10:00-20:30; Su off' }, null],
  ['hours in words', { field: 'hours', value: 'every day from ten' }, 'hours'],
  ['no hours', { field: 'hours', value: null }, null],
] satisfies [string, PlaceValue, string | null][])('%s', (_case, change, fault) => {
  expect(faultOf(change, paris)).toBe(fault)
})

test.each([
  ['a phone without its country', { field: 'phone', value: '01 42 82 34 56' }],
  ['an empty name', { field: 'name', value: ' ' }],
  ['no name', { field: 'name', value: null }],
  ['a website that runs a script', { field: 'website', value: 'javascript:alert(1)' }],
  ['a warning of an unknown kind', { field: 'warning', value: { kind: 'bad', text: 'x', source: null } }],
  ['a field that the desk does not change', { field: 'id', value: 'x' }],
])('%s is refused', (_case, change) => {
  expect(placeValue.safeParse(change).success).toBe(false)
})

test('every shipped record passes the checks of the desk', () => {
  const wrong = refundLocations.flatMap(({ id, country, city, ...record }) => {
    const values = [
      { field: 'name', value: record.name },
      { field: 'address', value: record.address },
      { field: 'position', value: { lat: record.lat, lng: record.lng } },
      { field: 'hours', value: record.hours ?? null },
      { field: 'phone', value: record.phone ?? null },
      { field: 'website', value: record.website ?? null },
      {
        field: 'warning',
        value: record.warning
          ? { kind: record.warning_kind, text: record.warning, source: record.warning_source ?? null }
          : null,
      },
    ]
    return values.flatMap((value) => {
      const read = placeValue.safeParse(value)
      if (!read.success) return `${id} ${value.field}: ${read.error.message}`
      const fault = faultOf(read.data, { country, city })
      return fault ? `${id} ${value.field}: ${fault}` : []
    })
  })
  expect(wrong).toEqual([])
})

test('points keep five decimals, hours get their words and the month', () => {
  expect(storedValue(at(48.87351234, 2.3321), '2026-11-27')).toEqual({ lat: 48.87351, lng: 2.3321 })
  expect(storedValue({ field: 'hours', value: 'Mo-Fr 09:00-18:00' }, '2026-11-27')).toEqual({
    hours: 'Mo-Fr 09:00-18:00',
    text: 'Mon–Fri 09:00–18:00',
    checked: '2026-11',
    stale: false,
  })
})

test.each([
  ['24/7', 'Always open'],
  ['Mo-Sa 10:00-20:30; Su 11:00-18:00', 'Mon–Sat 10:00–20:30, Sun 11:00–18:00'],
  ['Mo,We 09:00-12:00,14:00-18:00; PH off', 'Mon,Wed 09:00–12:00,14:00–18:00, public holidays closed'],
  ['Jun 15-Sep 15 Mo-Su 09:00-22:00', 'Jun 15–Sep 15 Mon–Sun 09:00–22:00'],
])('%s reads %s', (hours, words) => {
  expect(formatHours(hours)).toBe(words)
})
