import { instantAt } from '../calendar/zone-clock.ts'
import { stateOfForm } from '../trip/form-life.ts'
import type { RefundForm, TripBag, TripLeg } from '../trip/trip-records.ts'
import type { WithId } from '../trip/with-id.ts'
import type { FormToShow } from './form-steps.ts'
import type { GoodsBag, Leg } from './journey.ts'
import { readStop, type Stop } from './read-stop.ts'

/** A leg with its record's id, number and terminal, and with instants (milliseconds since 1970) where times are known. */
export type TimedLeg = Leg & {
  id: string
  number: string
  terminal: string
  minutes: Readonly<Record<string, number>>
  departs: number | null
  arrives: number | null
  /** Of the clocks at its start and end. */
  fromZone: string | null
  toZone: string | null
}

/** What one traveler's way out looks like. `unknown` are names that nobody could read, as typed. */
export type TripJourney = { legs: TimedLeg[]; unknown: string[]; forms: FormToShow[] }

type Trip = {
  legs: readonly WithId<TripLeg>[]
  bags: readonly WithId<TripBag>[]
  forms: readonly WithId<RefundForm>[]
}

/**
 * The way out of each traveler with forms that customs have not seen yet, from the records of the trip: legs in the order
 * of their departure, each form with the bags that its goods lie in. Those who take the same legs share one.
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

/** By departure; a leg without one stays behind the leg that it was noted after. */
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
