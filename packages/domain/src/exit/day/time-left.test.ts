import { expect, test } from 'vitest'
import { instantAt, localAt } from '../../calendar/zone-clock.ts'
import { stepsOfForms } from '../form-steps.ts'
import { tripBags, tripForm, tripLegs } from '../testing/trip-way.ts'
import { journeysOfTrip } from '../trip-journey.ts'
import { exitDay } from './exit-day.ts'
import { timeLeft } from './time-left.ts'

const zone = 'Europe/Paris'

function dayOf(way: string) {
  const bags = tripBags('hold:through')
  const forms = ['france', 'france', 'spain', 'spain', 'spain'].map((country, index) => ({
    ...tripForm(country, bags, {}),
    id: `form ${index}`,
  }))
  const [journey] = journeysOfTrip({ legs: tripLegs(way), bags, forms })
  const [day] = exitDay({
    legs: journey!.legs,
    steps: stepsOfForms(journey!),
    stakes: {},
    records: new Map(),
  })
  return day!
}

/** Customs at 09:35, cash at 10:20, bag drop at 10:35 with 45 minutes to spare, departure at 13:40. */
const day = dayOf('CDG@13:40 plane HND')
const date = day.rows.at(-1)!.at!.slice(0, 10)
const at = (time: string) => instantAt(`${date}T${time}`, zone)

test('at 10:06 there are 74 minutes: bag drop at 11:20 is the latest', () => {
  const left = timeLeft(day, at('10:06'))!
  expect(left).toMatchObject({ minutes: 74, next: 'bag-drop', spare: 45 })
  expect(localAt(left.by, zone)).toBe(`${date}T11:20`)
})

test('by train the check-in is what comes next', () => {
  const train = dayOf('Gare_du_Nord@13:40 train London')
  const customs = train.rows.find(({ what }) => what === 'customs')!.at!
  expect(timeLeft(train, instantAt(customs, zone))).toMatchObject({ next: 'check-in' })
})

test('what has passed is negative until the departure, then nothing', () => {
  expect(timeLeft(day, at('11:21'))?.minutes).toBe(-1)
  expect(timeLeft(day, at('13:39'))?.minutes).toBeLessThan(-100)
  expect(timeLeft(day, at('13:40'))).toBeNull()
})

test('the day before nothing is counted down; the evening before a morning flight neither', () => {
  expect(timeLeft(day, at('10:06') - 86_400_000)).toBeNull()
  expect(timeLeft(day, at('09:35') - 12 * 3_600_000 - 1)).toBeNull()
  expect(timeLeft(day, at('09:35') - 12 * 3_600_000)).not.toBeNull()
})

test('a bag drop that closes early takes from what is to spare', () => {
  const closing = { ...day, leg: { ...day.leg!, minutes: { 'bag-drop-closes': 150 } } }
  // Bag drop lasts until 10:55 and closes at 11:10.
  expect(timeLeft(closing, at('10:06'))).toMatchObject({ minutes: 44, spare: 15 })
})
