import { deskRecords } from '@retour/domain/exit/day/desk-records'
import { createBag, createForm, createLeg } from '@retour/domain/trip/new-records'
import { expect, test } from 'vitest'
import { kindsOf, putInto, tagBag } from './bag-changes.ts'
import type { ExitTrip } from './exit-day-props.ts'
import { dayOf, readyKey, waysOut } from './exit-plan.ts'
import { lineStops } from './line-stops.ts'
import { entriesOf, planText } from './plan-text.ts'
import { ridePath } from './ride-path.ts'

const records = new Map(deskRecords().map((record) => [record.id, record]))
const legOf = (from: string, to: string, departsAt: string, arrivesAt: string | null = null) => ({
  ...createLeg({ by: 'plane', from, to }),
  id: `${from}-${to}`,
  departsAt,
  arrivesAt,
})
const formOf = (shop: string, bagIds: string[], travelerId: string | null = 'mei') => ({
  form: {
    ...createForm({ travelerId, country: 'france', shop, issuedOn: '2026-11-20' }),
    id: shop,
    bagIds,
  },
  sums: { totalCents: 125_000 },
  ways: { range: { from: 10_000, to: 15_000 } },
})
const bags = [
  { ...createBag({ travelerId: 'mei', kind: 'hold' }), id: 'hold', isTagKnown: true },
  { ...createBag({ travelerId: 'mei', kind: 'cabin' }), id: 'cabin' },
]
const trip: ExitTrip = {
  legs: [
    legOf('CDG', 'FRA', '2026-11-29T09:00', '2026-11-29T10:20'),
    legOf('FRA', 'HND', '2026-11-29T14:15'),
  ],
  bags,
  travelers: [{ id: 'mei', name: 'Mei Tanaka', age: null }],
  forms: [formOf('Printemps', ['hold']), formOf('Le Bon', ['cabin'])],
}

test('Paris to Tokyo by way of Frankfurt: the hold bag in Paris, the handbag in Frankfurt', () => {
  const [way] = waysOut(trip)
  expect(way!.steps.map(({ form, step }) => [form.id, step.stop])).toEqual([
    ['Printemps', 0],
    ['Le Bon', 1],
  ])
  expect(lineStops(trip.legs, way!.steps)).toEqual([
    { name: 'CDG', under: '09:00', isInUnion: true, mark: 'stamp' },
    { name: 'FRA', under: '10:20–14:15', isInUnion: true, mark: 'stamp' },
    { name: 'HND', under: '', isInUnion: false, mark: null },
  ])
})

test('calendar and text have each place with its hours and forms', () => {
  const days = dayOf(waysOut(trip)[0]!, trip, records)
  const entries = entriesOf(days)
  expect(entries[0]).toMatchObject({ id: 'exit-CDG-FRA-ride', at: '2026-11-29T05:02', zone: 'Europe/Paris' })
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  expect(planText(days, trip)).toMatch(/^Charles de Gaulle Airport \(CDG\), Sunday 29 November\n05:02 /)
  expect(planText(days, trip)).toContain('Le Bon (France): Form from France, goods in your hand luggage')
})

test('the ride is asked for at the page of its place, with hour, flight and terminal', () => {
  const [day] = dayOf(waysOut(trip)[0]!, trip, records)
  const leg = { ...day!.leg!, terminal: 'T2E', number: 'AF274' }
  expect(ridePath({ place: day!.place, leg }, '2026-11-29T08:45')).toBe(
    '/france/cdg/book-chauffeur?service=departure&destination=Charles+de+Gaulle+Airport%2C+Terminal+2E&date=2026-11-29&time=08%3A45&flight=AF274',
  )
  const nuremberg = { name: 'Nuremberg Airport', country: 'DE', iata: 'NUE' }
  expect(ridePath({ place: nuremberg, leg: null }, null)).toBe(
    '/germany/nuremberg/book-chauffeur?destination=Nuremberg+Airport',
  )
  expect(ridePath({ place: { name: 'Oslo', country: 'NO', iata: 'OSL' }, leg: null }, null)).toBeNull()
})

test('goods go into the bag that their traveler has, else into a new one', () => {
  const [first, other] = [formOf('Printemps', []).form, formOf('Kenji’s', [], 'kenji').form]
  expect(putInto(first, ['hold'], trip, 'trip')).toEqual([{ id: 'Printemps', fields: { bagIds: ['hold'] } }])
  const steps = putInto(other, ['hold'], trip, 'trip')
  expect(steps).toMatchObject([
    { kind: 'bag', record: { travelerId: 'kenji', kind: 'hold' } },
    { fields: { bagIds: [steps[0]!.id] } },
  ])
  const [cabin, both] = putInto(first, ['hold', 'cabin'], { ...trip, bags: trip.bags.slice(0, 1) }, 'trip')
  expect(cabin).toMatchObject({ kind: 'bag', record: { kind: 'cabin' } })
  expect(both).toEqual({ id: 'Printemps', fields: { bagIds: ['hold', cabin?.id] } })
  expect(kindsOf(trip.forms[0]!.form, trip)).toEqual(['hold'])
  expect(kindsOf({ ...first, bagIds: ['hold', 'cabin'] }, trip)).toEqual(['hold', 'cabin'])
  expect(tagBag('hold', null)).toEqual([{ id: 'hold', fields: { collectedAfter: [], isTagKnown: false } }])
})

test('who comes too late keeps what is worth most, and is told what is left for the rest', () => {
  const late = {
    ...trip,
    legs: [{ ...legOf('CDG', 'HND', '2026-11-29T13:40'), minutes: { [readyKey]: 645 } }],
    forms: [
      formOf('Small', ['hold']),
      { ...formOf('Dear', ['hold']), ways: { range: { from: 1, to: 90_000 } } },
    ],
  }
  const [day] = dayOf(waysOut(late)[0]!, late, records)
  expect(day!.rows.find(({ what }) => what === 'customs')?.at).toBe('2026-11-29T10:45')
  expect(day!.outOfReach.map(({ form }) => form.id)).toEqual(['Small'])
})

test('forms that customs have seen are planned no more', () => {
  const [done] = trip.forms
  const seen = { ...done!, form: { ...done!.form, validatedOn: '2026-11-28' } }
  expect(waysOut({ ...trip, forms: [seen] })).toEqual([])
})
