import { describe, expect, test } from 'vitest'
import { describeSteps } from './describe-steps.ts'
import { stepsOfForms } from './form-steps.ts'
import { heldTrips } from './testing/held-trips.ts'
import { summarizeStep } from './testing/step-summary.ts'
import { tripBags, tripForm, tripLegs } from './testing/trip-way.ts'
import { journeysOfTrip } from './trip-journey.ts'

const stepOf = (way: string, form: string, bag: string) => {
  const bags = tripBags(bag)
  const [journey] = journeysOfTrip({ legs: tripLegs(way), bags, forms: [tripForm(form, bags)] })
  const [found, ...more] = stepsOfForms(journey!)
  if (!found || more.length > 0) throw new Error('one form has one step')
  return found.step
}

describe.each(heldTrips)('%s', (_title, rows) => {
  const lines = rows
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()) as [string, string, string, string])
  test.each(lines)('%s, form: %s, bags: %s: %s', (way, form, bag, expected) => {
    const step = stepOf(way, form, bag)
    expect(summarizeStep(step)).toBe(expected)
    expect(step.source).toMatch(/^https?:\/\//)
    expect(describeSteps([step])[0]).not.toMatch(/undefined|null| {2}/)
  })
})

test('the safe way of goods in two bags is the cabin, and says why', () => {
  const step = stepOf('CDG@09:00 plane FRA@10:20/14:15 plane HND', 'france', 'hold:through+cabin')
  expect(step).toMatchObject({
    safeWay:
      'Put all goods of this form into the cabin and show them at Frankfurt Airport; one missing or used article can cost the whole form.',
    readings: [
      { says: 'The bag that you check in: Charles de Gaulle Airport.' },
      { says: 'Your hand luggage: Frankfurt Airport.' },
    ],
  })
})

test('what is worn is told to be packed until customs has seen it', () => {
  expect(stepOf('CDG@13:40 plane HND', 'france', 'worn')).toMatchObject({
    notes: [expect.stringContaining('Worn goods can be refused as used')],
  })
})

describe('the trip behind it', () => {
  const legs = tripLegs('CDG@13:40 plane HND')

  test('a stop is as long as the clocks of its place say: an hour that a night skips is none', () => {
    const [night] = journeysOfTrip({
      legs: tripLegs('LIS plane CDG plane JFK').map((leg, index) => ({
        ...leg,
        departsAt: index === 0 ? '2027-03-27T20:00' : '2027-03-28T06:00',
        arrivesAt: index === 0 ? '2027-03-27T23:30' : null,
      })),
      bags: [],
      forms: [tripForm('france', [])],
    })
    expect(night?.legs[0]?.minutesAfter).toBe(330)
  })

  test('a form that customs has seen, or that came to nothing, has no step left', () => {
    const seen = [{ validatedOn: '2026-11-20' }, { refusedOn: '2026-11-20' }, { expiredOn: '2026-11-20' }]
    const forms = seen.map((fields) => tripForm('france', [], fields))
    expect(journeysOfTrip({ legs, bags: [], forms })).toEqual([])
  })

  test('two travelers with ways of their own have a journey each; a leg of nobody is everybody’s', () => {
    const others = tripLegs('MAD@10:00 plane EZE')
    const journeys = journeysOfTrip({
      legs: [
        ...legs.map((leg) => ({ ...leg, travelerId: 'mei' })),
        ...others.map((leg) => ({ ...leg, id: 'other', travelerId: 'ana' })),
      ],
      bags: [],
      forms: [
        tripForm('france', [], { travelerId: 'mei' }),
        tripForm('spain', [], { travelerId: 'ana' }),
        tripForm('italy', [], { travelerId: 'ana' }),
      ],
    })
    expect(journeys.map(({ legs: own, forms }) => [own[0]?.from.name, forms.length])).toEqual([
      ['Charles de Gaulle Airport', 1],
      ['Madrid Airport', 2],
    ])
  })

  test('legs are taken by the clock, not in the order of typing', () => {
    const [one, other] = tripLegs('CDG@09:00 plane FRA@10:20/14:15 plane HND')
    const [journey] = journeysOfTrip({ legs: [other!, one!], bags: [], forms: [tripForm('france', [])] })
    expect(journey?.legs.map(({ id }) => id)).toEqual(['leg 1', 'leg 2'])
  })

  test('no legs, no steps: nothing is said before somebody says how they leave', () => {
    const [journey] = journeysOfTrip({ legs: [], bags: [], forms: [tripForm('france', [])] })
    expect(stepsOfForms(journey!)).toEqual([])
  })
})
