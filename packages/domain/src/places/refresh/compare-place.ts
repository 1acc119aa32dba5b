import { distanceMeters } from '../distance.ts'
import { faultOf, storedValue, type PlaceValue } from '../place-change.ts'
import type { StoredPlaceValue } from '../../wire/places.ts'
import type { ComparedRecord, FoundPlace, PlaceProposal } from './found-place.ts'
import { isSameHours, isSamePhone, usualHours, usualPhone } from './read-facts.ts'
import { isSameName } from './same-name.ts'

/** The radius of the search around our point, in meters. */
export const searchRadius = 600
/** A nearer point counts as the same; stations and airports have many entrances. */
const nearMeters = 50
const nearHallMeters = 300

/** Returns whether a record can be compared; streets and quarters have no single point. */
export const isComparable = ({ area }: ComparedRecord): boolean => !area

type Comparison = {
  /** YYYY-MM-DD. */
  today: string
  /** The data set is complete there, so a missing name is significant. */
  isWhole: boolean
  /** The name of the data set in a sentence: "OpenStreetMap". */
  dataSet: string
  /** The URL that shows the absence. */
  around: string
}

/** Returns how a data set differs from our record: another point, hours or phone, closed, or missing. */
export function comparePlace(
  record: ComparedRecord,
  found: readonly FoundPlace[],
  comparison: Comparison,
): PlaceProposal[] {
  const recordedAt = { lat: record.lat, lng: record.lng }
  const isDesk = record.type === 'refund-office'
  const named = found
    .filter((one) => one.isDesk || !isDesk)
    .filter(({ names }) => names.some((name) => isSameName(record.name, name, record.city)))
    .map((one) => ({ ...one, meters: metersTo(one, recordedAt) }))
    .filter(({ meters }) => meters <= searchRadius)
    .toSorted((a, b) => Number(a.isClosed) - Number(b.isClosed) || a.meters - b.meters)
  const [best] = named
  if (!best) return isDesk || !comparison.isWhole ? [] : notFound(record, comparison)
  if (best.isClosed)
    return warningFor(record, best.source, 'closed', `Marked as closed in ${comparison.dataSet}.`)
  return differences(record, best, comparison.today)
}

function differences(
  record: ComparedRecord,
  best: FoundPlace & { meters: number },
  today: string,
): PlaceProposal[] {
  const near = record.type === 'transportation' ? nearHallMeters : nearMeters
  const hours = best.hours && usualHours(best.hours)
  const phone = best.phone && usualPhone(best.phone, record.country)
  const values: PlaceValue[] = [
    ...(best.meters > near ? [{ field: 'position', value: best.point } as const] : []),
    ...(hours && !(record.hours && isSameHours(record.hours, hours))
      ? [{ field: 'hours', value: hours } as const]
      : []),
    ...(phone && !(record.phone && isSamePhone(record.phone, phone))
      ? [{ field: 'phone', value: phone } as const]
      : []),
  ]
  return values
    .filter((value) => faultOf(value, record) === null)
    .map((value) => ({
      field: value.field,
      value: storedValue(value, today) as StoredPlaceValue,
      source: best.source,
      distanceMeters: value.field === 'position' ? Math.round(best.meters) : null,
    }))
}

const notFound = (record: ComparedRecord, { dataSet, around }: Comparison) =>
  warningFor(record, around, 'unconfirmed', `${dataSet} has no place of this name within ${searchRadius} m.`)

/** Skips what our record already warns of. */
function warningFor(
  record: ComparedRecord,
  source: string,
  kind: 'closed' | 'unconfirmed',
  text: string,
): PlaceProposal[] {
  if (record.warning_kind && (kind === 'unconfirmed' || record.warning_kind === 'closed')) return []
  return [{ field: 'warning', value: { kind, text, source }, source, distanceMeters: null }]
}

/** Returns the distance from our point to a place; 0 inside its area. */
function metersTo({ point, bounds }: FoundPlace, from: { lat: number; lng: number }): number {
  if (!bounds) return distanceMeters(from, point)
  const nearest = {
    lat: Math.min(Math.max(from.lat, bounds.south), bounds.north),
    lng: Math.min(Math.max(from.lng, bounds.west), bounds.east),
  }
  return distanceMeters(from, nearest)
}
