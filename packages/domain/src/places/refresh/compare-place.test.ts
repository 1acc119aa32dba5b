import { expect, test } from 'vitest'
import { comparePlace } from './compare-place.ts'
import type { ComparedRecord, FoundPlace } from './found-place.ts'
import { isSameHours, usualHours, usualPhone } from './read-facts.ts'
import { isSameName, searchWordOf } from './same-name.ts'

const record: ComparedRecord = {
  id: 'es-madrid-eci-serrano',
  name: 'El Corte Inglés Serrano',
  type: 'shopping-area',
  area: null,
  country: 'spain',
  city: 'madrid',
  lat: 40.4285,
  lng: -3.6869,
  hours: 'Mo-Sa 10:00-22:00; Su 11:00-21:00',
  phone: '+34 914 32 54 90',
  warning_kind: null,
}
const found: FoundPlace = {
  names: ['El Corte Inglés'],
  point: { lat: 40.4285, lng: -3.6869 },
  bounds: null,
  hours: 'Mo-Sa 10:00-22:00, Su 11:00-21:00',
  phone: '+34 91 432 54 90',
  isClosed: false,
  isDesk: false,
  source: 'https://www.openstreetmap.org/way/1',
}
const north = (meters: number) => ({ lat: 40.4285 + meters / 111_195, lng: -3.6869 })
const compare = (places: Partial<FoundPlace>[], change: Partial<ComparedRecord> = {}, isWhole = true) =>
  comparePlace(
    { ...record, ...change },
    places.map((one) => ({ ...found, ...one })),
    {
      today: '2026-11-27',
      isWhole,
      dataSet: 'OpenStreetMap',
      around: 'https://www.openstreetmap.org/#map=18/40/-3',
    },
  )

test('what says the same in other words is no proposal', () => {
  expect(compare([{}])).toEqual([])
})

test.each([
  [50, []],
  [51, [['position', 51]]],
  [136, [['position', 136]]],
  // Beyond what is looked at it is another one.
  [601, [['warning', null]]],
])('a point %i m off', (meters, expected) => {
  const said = compare([{ point: north(meters) }])
  expect(said.map(({ field, distanceMeters }) => [field, distanceMeters])).toEqual(expected)
})

test('a point within the ground of the place is the same one; halls of stations have many doors', () => {
  const bounds = { south: 40.427, north: 40.4301, west: -3.688, east: -3.686 }
  expect(compare([{ point: north(170), bounds }])).toEqual([])
  expect(compare([{ point: north(170) }], { type: 'transportation' })).toEqual([])
  expect(compare([{ point: north(310) }], { type: 'transportation' })).toHaveLength(1)
})

test('other hours and another phone are proposed in our own form', () => {
  expect(compare([{ hours: 'Mo-Su 10:00 - 22:00', phone: '914-000-000; 915 000 000' }])).toEqual([
    {
      field: 'hours',
      value: { hours: 'Mo-Su 10:00-22:00', text: 'Mon–Sun 10:00–22:00', checked: '2026-11', stale: false },
      source: found.source,
      distanceMeters: null,
    },
    { field: 'phone', value: '+34 914 000 000', source: found.source, distanceMeters: null },
  ])
})

test('hours that we cannot read and a phone that is none are not proposed', () => {
  expect(compare([{ hours: 'sunrise-sunset', phone: 'ask inside' }])).toEqual([])
})

test('a closed place is proposed as closed, unless an open one of the name is there', () => {
  const closed = { isClosed: true, source: 'https://www.openstreetmap.org/node/2' }
  expect(compare([closed])).toMatchObject([
    {
      field: 'warning',
      value: { kind: 'closed', text: 'Marked as closed in OpenStreetMap.', source: closed.source },
    },
  ])
  expect(compare([closed, {}])).toEqual([])
  expect(compare([closed], { warning_kind: 'closed' })).toEqual([])
})

test('no match says something of a whole data set alone, and never of a desk or a place that is warned of', () => {
  expect(compare([])).toMatchObject([{ field: 'warning', value: { kind: 'unconfirmed' } }])
  expect(compare([], {}, false)).toEqual([])
  expect(compare([], { type: 'refund-office' })).toEqual([])
  expect(compare([], { warning_kind: 'works' })).toEqual([])
})

test('a desk in a store is not the store', () => {
  const desk = { name: 'El Corte Inglés Serrano tax-free service', type: 'refund-office' } as const
  expect(compare([{ hours: 'Mo-Su 09:00-10:00' }], desk)).toEqual([])
  expect(compare([{ hours: 'Mo-Su 09:00-10:00', isDesk: true }], desk)).toMatchObject([{ field: 'hours' }])
})

test.each([
  ['El Corte Inglés Serrano', 'El Corte Ingles', 'madrid', true],
  ['El Corte Inglés Serrano', 'Serrano', 'madrid', false],
  ['Loewe Gran Vía', 'Gran Vía', 'madrid', false],
  ['Madrid Puerta de Atocha', 'Madrid-Puerta de Atocha-Almudena Grandes', 'madrid', true],
  ['Galeries Lafayette Paris Haussmann', 'Galeries Lafayette', 'paris', true],
  ['Galeries Lafayette Paris Haussmann', 'Galeries Lafayette Homme', 'paris', false],
])('%s and %s', (ownName, foundName, city, isSame) => {
  expect(isSameName(ownName, foundName, city)).toBe(isSame)
})

test.each([
  ['El Corte Inglés Serrano', 'madrid', 'Corte'],
  ['Paris Gare du Nord', 'paris', 'Gare'],
  ['Le BHV Marais', 'paris', 'Marais'],
])('%s is looked for by its telling word', (name, city, word) => {
  expect(searchWordOf(name, city)).toBe(word)
})

test.each([
  ['10:00-20:00', 'Mo-Su 10:00-20:00'],
  ['Mo-Fr 9:00-18:00; Sa,Su closed', 'Mo-Fr 09:00-18:00; Sa,Su off'],
  ['24/7', '24/7'],
  ['Mo-Sa 10:00-20:00 "by appointment"', null],
  ['', null],
])('hours %j read %j', (text, expected) => {
  expect(usualHours(text)).toBe(expected)
})

test.each([
  ['01 42 82 34 56', 'france', '+33 1 42 82 34 56'],
  ['+33 (0)1.42.82.34.56', 'france', '+33 1 42 82 34 56'],
  ['0039 02 123456', 'italy', '+39 02 123456'],
  ['02 123456', 'italy', '+39 02 123456'],
  ['112', 'germany', null],
] as const)('phone %s of %s reads %s', (text, country, expected) => {
  expect(usualPhone(text, country)).toBe(expected)
})

test('hours are compared by what they say', () => {
  expect(isSameHours('Mo-Su 10:00-20:00', 'Mo,Tu,We,Th,Fr,Sa,Su 10:00-20:00')).toBe(true)
  expect(isSameHours('Mo-Su 10:00-20:00', 'Mo-Sa 10:00-20:00')).toBe(false)
})
