import { instantAt } from '../calendar/zone-clock.ts'
import { stateOfForm } from '../trip/form-life.ts'
import type { RefundForm, TripBag, TripLeg } from '../trip/trip-records.ts'
import type { WithId } from '../trip/with-id.ts'
import type { FormToShow } from './form-steps.ts'
import type { GoodsBag, Leg } from './journey.ts'
import { readStop, type Stop } from './read-stop.ts'

/**
 * A leg with its record's id, number and terminal, and with instants (milliseconds since 1970) if its times are known.
 */
export type TimedLeg = Leg & {
  id: string
  number: string
  terminal: string
  minutes: Readonly<Record<string, number>>
  departs: number | null
  arrives: number | null
  /** The time zones of its start and end. */
  fromZone: string | null
  toZone: string | null
}

/** One traveler's journey out of the EU. `unknown` are names that could not be read, as typed. */
export type TripJourney = { legs: TimedLeg[]; unknown: string[]; forms: FormToShow[] }

type Trip = {
  legs: readonly WithId<TripLeg>[]
  bags: readonly WithId<TripBag>[]
  forms: readonly WithId<RefundForm>[]
}

/**
 * Returns the journey of each traveler who has forms that customs has not validated yet, from the records of the trip:
 * legs by departure, each form with the bags of its goods. Travelers with the same legs share one journey.
 */
export function journeysOfTrip({ legs, bags, forms }: Trip): TripJourney[] {
  const open = forms.filter((form) => stateOfForm(form).state === 'issued')
  const ways = new Map<string, TripJourney>()
  for (const form of open) {
    const own = inOrder(
      legs.filter(({ travelerId }) => travelerId === null || travelerId === form.travelerId),
    )
    const key = own.map(({ id }) => id).join()
    const way = ways.get(key) ?? { ...readLegs(own), forms: [] }
    way.forms.push(formOf(form, bags, own))
    ways.set(key, way)
  }
  return [...ways.values()]
}

/** Sorts by departure; a leg without one stays after the leg that was recorded before it. */
function inOrder(legs: WithId<TripLeg>[]): WithId<TripLeg>[] {
  let last = ''
  return legs
    .map((leg) => ({ leg, at: (last = leg.departsAt ?? last) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ leg }) => leg)
}

function readLegs(records: WithId<TripLeg>[]): Pick<TripJourney, 'legs' | 'unknown'> {
  const unknown: string[] = []
  const stopOf = (text: string, by: TripLeg['by']): Stop => {
    const stop = readStop(text, by)
    if (!stop) unknown.push(text)
    return stop ?? { point: { name: text, country: 'ZZ' }, zone: null }
  }
  const legs = records.map((record): TimedLeg => {
    const from = stopOf(record.from, record.by)
    const to = stopOf(record.to, record.by)
    return {
      id: record.id,
      number: record.number,
      terminal: record.terminal,
      minutes: record.minutes,
      by: record.by,
      from: from.point,
      to: to.point,
      sameAircraft: record.sameAircraft,
      departs: instantOf(record.departsAt, from.zone),
      arrives: instantOf(record.arrivesAt, to.zone),
      fromZone: from.zone,
      toZone: to.zone,
    }
  })
  return { legs: legs.map((leg, index) => withMinutes(leg, legs[index + 1])), unknown }
}

function withMinutes(leg: TimedLeg, next: TimedLeg | undefined): TimedLeg {
  if (leg.arrives === null || next?.departs == null || next.departs < leg.arrives) return leg
  return { ...leg, minutesAfter: Math.round((next.departs - leg.arrives) / 60_000) }
}

function instantOf(reading: string | null, zone: string | null): number | null {
  return reading === null || zone === null ? null : instantAt(reading, zone)
}

function formOf(
  form: WithId<RefundForm>,
  bags: readonly WithId<TripBag>[],
  legs: WithId<TripLeg>[],
): FormToShow {
  const own = bags.filter(({ id }) => form.bagIds.includes(id))
  return {
    id: form.id,
    country: form.country,
    operator: form.operator,
    medium: form.medium,
    travelerId: form.travelerId,
    bags: own.map((bag) => bagOf(bag, legs)),
  }
}

function bagOf({ kind, collectedAfter, isTagKnown }: TripBag, legs: WithId<TripLeg>[]): GoodsBag {
  if (kind !== 'hold') return { bag: kind }
  if (!isTagKnown) return { bag: kind }
  const stops = legs.flatMap(({ id }, index) => (collectedAfter.includes(id) ? [index + 1] : []))
  return { bag: kind, collectedAt: stops }
}
