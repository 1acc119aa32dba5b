import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantAt, localAt } from '../../calendar/zone-clock.ts'
import { refundLocations } from '../../places/refund-locations.ts'
import { stepsOfForms } from '../form-steps.ts'
import { tripBags, tripForm, tripLegs } from '../testing/trip-way.ts'
import { journeysOfTrip } from '../trip-journey.ts'
import { exitDay, type DayStop } from './exit-day.ts'

const records = new Map(refundLocations.map((record) => [record.id, record]))
const ways = [
  'CDG@? plane HND',
  'AGP@? plane LHR',
  'FRA@? plane JFK',
  'FCO@? plane JFK',
  'MUC@? plane IST',
  'BLQ@? plane DXB',
  'VIE@? plane JFK',
  'CDG@06:00 plane FRA@07:15/? plane HND',
  'NCE@06:00 plane CDG@07:30/? plane HND',
  'Gare_du_Nord@? train London',
  'Malaga@? ship Tangier',
]
const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '10', '35', '50'))
const clock = time.map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)

const days = fc
  .record({
    way: fc.constantFrom(...ways),
    at: clock,
    forms: fc.array(
      fc.tuple(
        fc.constantFrom('france', 'spain', 'italy', 'germany'),
        fc.constantFrom('cabin', 'hold:through', 'hold:1', 'worn', 'hold:through+cabin', '-'),
        fc.integer({ min: 0, max: 20_000 }),
      ),
      { minLength: 1, maxLength: 5 },
    ),
    terminal: fc.constantFrom('', '1', '2E', 'T4', '3'),
    minutes: fc.dictionary(
      fc.constantFrom('customs', 'security', 'spare', 'bag-drop'),
      fc.integer({ min: 0, max: 120 }),
    ),
    ready: fc.option(clock, { nil: null }),
  })
  .map(({ way, at, forms, terminal, minutes, ready }) => {
    const parts = forms.map(([country, bag], index) => {
      const bags = tripBags(bag).map((one) => ({ ...one, id: `${index} ${one.id}` }))
      return { bags, form: { ...tripForm(country, bags), id: `form ${index}` } }
    })
    const [journey] = journeysOfTrip({
      legs: tripLegs(way.replace('?', at)).map((leg) => ({ ...leg, terminal, minutes })),
      bags: parts.flatMap(({ bags }) => bags),
      forms: parts.map(({ form }) => form),
    })
    const stakes = Object.fromEntries(forms.map(([, , cents], index) => [`form ${index}`, cents]))
    const zone = journey!.legs[0]!.fromZone!
    const readyAt = ready === null ? null : instantAt(`2026-11-29T${ready}`, zone)
    return { journey: journey!, stakes, readyAt, steps: stepsOfForms(journey!) }
  })

type Day = typeof days extends fc.Arbitrary<infer Value> ? Value : never

const holds = (isTrue: (stop: DayStop, day: Day) => boolean) =>
  fc.check(
    fc.property(days, (day) => {
      const { journey, steps, stakes, readyAt } = day
      const stops = exitDay({ legs: journey.legs, steps, stakes, records, readyAt })
      return stops.every((stop) => isTrue(stop, day))
    }),
    { numRuns: 200 },
  ).counterexample

test('rows follow each other without a gap, in their order, up to the departure', () => {
  expect(
    holds(({ rows, zone, leg, isDepartureAtRisk }) => {
      if (leg?.departs == null || zone === null) return rows.every(({ at }) => at === null)
      const ends = rows.map(({ at, minutes }) => instantAt(at!, zone) + minutes * 60_000)
      const isJoined = rows.slice(1).every(({ at }, index) => instantAt(at!, zone) >= ends[index]! - 60_000)
      if (isDepartureAtRisk) return rows.length > 0
      return isJoined && rows.at(-1)?.at === localAt(leg.departs, zone)
    }),
  ).toBeNull()
})

test('every form of a place is shown in time, or out of reach with its money, the most first', () => {
  expect(
    holds(({ outOfReach, shown, rows }, { stakes }) => {
      const money = outOfReach.map(({ form }) => stakes[form.id] ?? 0)
      const remaining = shown.filter(({ form }) => outOfReach.every((missed) => missed.form.id !== form.id))
      const isMostValuable = remaining.every(({ form }) =>
        money.every((cents) => cents <= (stakes[form.id] ?? 0)),
      )
      const hasCustoms = rows.some(({ what }) => what === 'customs')
      return (
        isMostValuable &&
        money.every((cents, index) => index === 0 || cents <= money[index - 1]!) &&
        (remaining.length === 0 || hasCustoms)
      )
    }),
  ).toBeNull()
})

test('a hold bag is shown before it is given away, and both before bag drop closes', () => {
  expect(
    holds(({ rows, shown, leg, zone, outOfReach }) => {
      const drop = rows.find(({ what }) => what === 'bag-drop')
      const customs = rows.findIndex(({ what }) => what === 'customs')
      const isHold = shown.some(({ step }) => step.goods.bag === 'hold')
      if (!drop || customs < 0 || !isHold || outOfReach.length > 0 || leg?.departs == null) return true
      const isOver = instantAt(drop.at!, zone!) + drop.minutes * 60_000 <= leg.departs - 60 * 60_000
      return customs < rows.indexOf(drop) && isOver
    }),
  ).toBeNull()
})

test('nobody is sent to a desk that is closed then', () => {
  expect(
    holds(({ rows, desks }) => {
      if (!rows.some(({ what, at }) => what === 'customs' && at !== null) || desks.length === 0) return true
      return desks[0]!.state !== 'closed' && desks[0]!.state !== 'maybe-closed'
    }),
  ).toBeNull()
})
