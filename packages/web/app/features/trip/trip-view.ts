import type { Entry } from '@retour/domain/trip/entry-schema'
import { isDeleted, readEntry, type ReadEntry } from '@retour/domain/trip/entry'
import type { Purchase, RefundForm, Traveler, Trip, TripBag, TripLeg } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import type { TripState } from '#app/platform/trip-device.ts'

/** A trip for its page. Purchases and forms: the newest first. */
export interface TripView {
  /** Null before any input. */
  trip: WithId<Trip> | null
  /** The trips on this device, by name or id. */
  trips: WithId<Trip>[]
  travelers: WithId<Traveler>[]
  purchases: WithId<Purchase>[]
  forms: WithId<RefundForm>[]
  /** The journey by departure; `bags` are those in which goods leave. */
  legs: WithId<TripLeg>[]
  bags: WithId<TripBag>[]
}

/** Entries are immutable, so each is parsed once. */
const known = new WeakMap<Entry, ReadEntry | null>()

function read(entry: Entry): ReadEntry | null {
  const cached = known.get(entry)
  if (cached !== undefined) return cached
  const found = isDeleted(entry) ? null : (readEntry(entry) ?? null)
  known.set(entry, found)
  return found
}

export function viewTrip({ entries, shownTrip }: Pick<TripState, 'entries' | 'shownTrip'>): TripView {
  const rows = [...entries.values()].flatMap((entry) => read(entry) ?? [])
  const trips = rows
    .flatMap((row) => (row.kind === 'trip' ? { ...row.record, id: row.id } : []))
    .toSorted((one, other) => compare(one.id, other.id))
  const trip = trips.find(({ id }) => id === shownTrip) ?? trips[0] ?? null
  const own = rows.filter(({ tripId }) => tripId === trip?.id)
  return {
    trip,
    trips,
    travelers: own
      .flatMap((row) => (row.kind === 'traveler' ? { ...row.record, id: row.id } : []))
      .toSorted((one, other) => compare(one.name, other.name) || compare(one.id, other.id)),
    purchases: own
      .flatMap((row) => (row.kind === 'purchase' ? { ...row.record, id: row.id } : []))
      .toSorted(newestFirst),
    forms: own
      .flatMap((row) => (row.kind === 'form' ? { ...row.record, id: row.id } : []))
      .toSorted((one, other) => compare(other.issuedOn, one.issuedOn) || compare(one.id, other.id)),
    legs: own
      .flatMap((row) => (row.kind === 'leg' ? { ...row.record, id: row.id } : []))
      .toSorted(
        (one, other) => compare(one.departsAt ?? '', other.departsAt ?? '') || compare(one.id, other.id),
      ),
    bags: own
      .flatMap((row) => (row.kind === 'bag' ? { ...row.record, id: row.id } : []))
      .toSorted((one, other) => compare(one.id, other.id)),
  }
}

/** Returns the number of purchases of a trip, shown or not. */
export const tripPurchases = (entries: TripState['entries'], tripId: string): number =>
  [...entries.values()].filter((entry) => entry.tripId === tripId && read(entry)?.kind === 'purchase').length

/** Sorts purchases by day, the newest first. */
export const newestFirst = (one: WithId<Purchase>, other: WithId<Purchase>): number =>
  compare(other.boughtOn, one.boughtOn) || compare(one.id, other.id)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Returns the name of a traveler in the list: the first name if it is unique. */
export function shortName(traveler: Traveler, travelers: readonly Traveler[]): string {
  const first = firstName(traveler)
  return travelers.some((other) => other !== traveler && firstName(other) === first) ? traveler.name : first
}

const firstName = ({ name }: Traveler) => name.trim().split(/\s+/)[0] ?? ''
