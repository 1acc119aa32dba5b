import { deskRecords } from '@retour/domain/exit/day/desk-records'
import { createBag, createForm, createLeg } from '@retour/domain/trip/new-records'
import type { RefundForm, TripLeg } from '@retour/domain/trip/trip-records'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ExitTrip } from './exit-day-props.ts'
import { ExitDayScreen } from './exit-day-screen.tsx'
import { waysOut } from './exit-plan.ts'
import { WayPlan } from './way-plan.tsx'

const records = new Map(deskRecords().map((record) => [record.id, record]))
const legOf = (from: string, to: string, departsAt: string, more: Partial<TripLeg> = {}) => ({
  ...createLeg({ by: 'plane', from, to }),
  id: `${from}-${to}`,
  departsAt,
  ...more,
})
const formOf = (shop: string, country: RefundForm['country'], bagIds: string[]) => ({
  form: {
    ...createForm({ travelerId: 'mei', country, shop, issuedOn: '2026-11-20' }),
    id: shop,
    bagIds,
  },
  sums: { totalCents: 125_000 },
  ways: { range: { from: 10_000, to: 15_000 } },
})
const bags = [
  { ...createBag({ travelerId: 'mei', kind: 'hold' }), id: 'hold', isTagKnown: true },
  { ...createBag({ travelerId: 'mei', kind: 'worn' }), id: 'worn' },
]
const travelers = [{ id: 'mei', name: 'Mei Tanaka', age: null }]
const write = () => Promise.resolve()

const screenOf = (screen: 'legs' | 'plan', { forms, ...view }: ExitTrip) =>
  textOf(
    <ExitDayScreen
      screen={screen}
      view={{ ...view, trip: null }}
      forms={forms}
      onWrite={write}
      breadcrumbs={null}
    />,
  )
const planOf = (trip: ExitTrip) =>
  textOf(<WayPlan way={waysOut(trip)[0]!} trip={trip} records={records} isFirst isOnly onWrite={write} />)
const textOf = (node: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(node)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')

const direct: ExitTrip = {
  legs: [legOf('CDG', 'HND', '2026-11-29T13:40', { terminal: '2E', number: 'AF 274' })],
  bags,
  travelers,
  forms: [formOf('Printemps', 'france', ['hold']), formOf('Loewe', 'spain', ['worn'])],
}

test('without legs and forms both screens say what is missing', () => {
  const empty = { legs: [], bags: [], travelers: [], forms: [] }
  expect(screenOf('legs', empty)).toContain('Add a leg to see where each form is stamped.')
  expect(screenOf('legs', empty)).toContain('No form waits for customs.')
  expect(screenOf('plan', empty)).toContain('Add a leg to see where each form is stamped.')
})

test('legs and bags: the day, the leg, what each bag means, and where all of it leads', () => {
  const words = screenOf('legs', direct)
  expect(words).toContain('Sunday 29 November')
  expect(words).toContain('Departs Sun 29 Nov, 13:40, on the clock of Charles de Gaulle Airport (CDG)')
  expect(words).toContain('Charles de Gaulle Airport, before you give the bag away.')
  expect(words).toContain('Worn goods can be refused as used')
  expect(words).toContain('1 form: Charles de Gaulle Airport')
  expect(words).toContain('Make the plan')
})

test('the plan: the hour, the desk with how sure its hours are, methods, reasons and articles', () => {
  const words = planOf(direct)
  expect(words).toContain('Sunday 29 November, leave at 08:54')
  expect(words).toContain('CDG Terminal 2E – customs détaxe desk and PABLO kiosks')
  expect(words).toContain('Nobody gives its hours.')
  expect(words).toContain('Check on the day')
  expect(words).toContain('Scan the form at a PABLO kiosk')
  expect(words).toContain('DIVA works only when you leave from Spain')
  expect(words).toContain('Regulation (EU) 2015/2447, articles 37 to 42')
  expect(words).toContain('EUR 200.00 to EUR 300.00')
})

test('sources that disagree: both readings, whose they are, and the safe way', () => {
  const words = planOf({
    ...direct,
    legs: [
      legOf('MAD', 'FRA', '2026-11-29T11:30', { arrivesAt: '2026-11-29T14:15' }),
      legOf('FRA', 'HND', '2026-11-29T18:25'),
    ],
    forms: [formOf('Loewe', 'spain', ['hold'])],
  })
  expect(words).toContain('Sources disagree: ask the officer')
  expect(words).toContain('Madrid Airport is the place, before the bag is given away.')
  expect(words).toContain('Do not scan the form in Spain')
  expect(words).toContain('The safe way:')
  expect(words).toContain('Carry these goods in the cabin')
})

test('a name that nobody can read, and no time: an order without hours, and whom to ask', () => {
  const words = planOf({
    ...direct,
    legs: [legOf('CDG', 'QQQ', '2026-11-29T13:40'), { ...legOf('QQQ', 'HND', ''), departsAt: null }],
  })
  expect(words).toContain('Ask the officer')
})

test('who comes too late is told what is left, the most money first', () => {
  const words = planOf({
    ...direct,
    legs: [legOf('CDG', 'HND', '2026-11-29T13:40', { minutes: { 'ready-at': 730 } })],
  })
  expect(words).toContain('Too late for 2 forms')
  expect(words).toContain('up to EUR 150.00')
})
