import { durations } from '@retour/domain/exit/day/durations'
import { closedEarlySource, terminalsWithoutDesk } from '@retour/domain/exit/day/desks'
import { exitDay } from '@retour/domain/exit/day/exit-day'
import { stepsOfForms } from '@retour/domain/exit/form-steps'
import { ends } from '@retour/domain/exit/help/ends'
import { questions } from '@retour/domain/exit/help/questions'
import { formLines } from '@retour/domain/exit/help/form-lines'
import { helpAfter, outcomeOf, troubleWith } from '@retour/domain/exit/help/red-screen'
import { situations } from '@retour/domain/exit/help/situations'
import { journeysOfTrip } from '@retour/domain/exit/trip-journey'
import { countries, type Country } from '@retour/domain/places/countries'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { createBag, createForm, createLeg } from '@retour/domain/trip/new-records'
import type { TripBag } from '@retour/domain/trip/trip-records'

const records = new Map(refundLocations.map((record) => [record.id, record]))
const ways = [
  ['CDG', 'HND'],
  ['MAD', 'FRA', 'HND'],
  ['FCO', 'ZRH', 'HND'],
  ['AGP', 'JFK'],
  ['FRA', 'QQQ'],
]
const bags: Pick<TripBag, 'kind' | 'isTagKnown'>[] = [
  { kind: 'cabin', isTagKnown: true },
  { kind: 'worn', isTagKnown: true },
  { kind: 'hold', isTagKnown: true },
  { kind: 'hold', isTagKnown: false },
]

/**
 * Returns the texts of the last day's plan about a form of one country: on several journeys, in every bag, in time and
 * too late.
 */
function planTexts(country: Country): unknown[] {
  return ways.flatMap((way) => {
    const own = bags.map((bag, index) => ({
      ...createBag({ travelerId: 'mei', kind: bag.kind }),
      ...bag,
      id: `bag ${index}`,
    }))
    const legs = way.slice(1).map((to, index) => ({
      ...createLeg({ by: 'plane', from: way[index]!, to }),
      id: `leg ${index}`,
      departsAt: `2026-11-29T${String(9 + index * 4).padStart(2, '0')}:00`,
      arrivesAt: `2026-11-29T${String(11 + index * 4).padStart(2, '0')}:00`,
    }))
    const forms = [...own.map(({ id }) => [id]), own.map(({ id }) => id), []].map((bagIds, index) => ({
      ...createForm({ travelerId: 'mei', country, shop: 'Shop', issuedOn: '2026-11-20' }),
      id: `form ${index}`,
      bagIds,
    }))
    return journeysOfTrip({ legs, bags: own, forms }).map((journey) => {
      const steps = stepsOfForms(journey)
      const question = {
        legs: journey.legs,
        steps,
        stakes: {},
        records,
        travelers: { mei: 'Mei', ana: 'Ana' },
      }
      const late = (journey.legs[0]?.departs ?? 0) - 60 * 60_000
      return [steps, exitDay(question), exitDay({ ...question, readyAt: late })]
    })
  })
}

/**
 * Returns the distinct sentences in a value. Records of desks, forms and sources are left out; they are checked
 * elsewhere.
 */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (leftOut.has(key) ? [] : sentencesIn(inner)))
}

const leftOut = new Set(['record', 'form', 'place', 'legs', 'leg', 'source', 'sentence'])

/** Returns the texts of the help at the customs of one country. */
function helpTexts(country: Country): unknown[] {
  return [
    ...situations.map((situation) => helpAfter(situation, [])),
    ...Object.values(ends).map((end) => outcomeOf(end, country, country)),
    formLines(country),
    ...Object.values(ends).map((end) => troubleWith('', 'kiosk-red', end, '2026-11-29T10:06')),
  ]
}

/** Returns the texts of the plan and the help, for the checks of texts. */
export const exitTextsOf = () =>
  countries.flatMap((country) => {
    const all = [planTexts(country), helpTexts(country), questions, terminalsWithoutDesk, closedEarlySource]
    return [...new Set([all, Object.values(durations).map(({ says }) => says)].flatMap(sentencesIn))].map(
      (text) => ({ where: `exit day, ${country}`, country, text }),
    )
  })
