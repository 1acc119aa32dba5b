import type { Place } from '../../places/catalogue.ts'
import { distanceMeters, distanceText } from '../../places/distance.ts'
import { describeHours } from '../../places/hours.ts'
import { type LocationType, locationTypeLabel } from '../../places/location-types.ts'
import { refundLocationsOf, type RefundLocationRecord } from '../../places/refund-locations.ts'
import type { Sourced } from './library.ts'
import { placePage } from './rule-citation.ts'
import { sourceAge } from './source-age.ts'

/** A refund location, formatted. */
export type FoundLocation = {
  name: string
  address: string
  type: string
  /** Must come first in an answer. */
  warning: string | null
  hours: string | null
  phone: string | null
  /** The age of its source. */
  source: string
  distance: string | null
}
/** Refund locations of a place. */
export type FoundLocations = Sourced & {
  place: string
  total: number
  nearTo: string | null
  locations: FoundLocation[]
}

/** The maximum number of locations in an answer. */
export const locationsShown = 5
/** The order of types: offices, shops, hubs. */
export const locationRanks = ['refund-office', 'shopping-area', 'transportation']

/**
 * Returns at most five refund locations of a place: offices first, or the nearest first if `nearTo` is (part of) the
 * name of one of them, as in "near Galeries Lafayette".
 */
export function findLocations(
  place: Place,
  type: LocationType = 'all',
  nearTo: string | null = null,
): FoundLocations {
  const all = refundLocationsOf(place.country, place.slug)
  const center = nearTo
    ? all.find(({ name }) => name.toLowerCase().includes(nearTo.toLowerCase()))
    : undefined
  const matching = all.filter((record) => (type === 'all' || record.type === type) && record !== center)
  const sorted = center
    ? matching.toSorted((a, b) => distanceMeters(center, a) - distanceMeters(center, b))
    : matching.toSorted((a, b) => locationRanks.indexOf(a.type) - locationRanks.indexOf(b.type))
  return {
    place: place.name,
    total: matching.length,
    nearTo: center?.name ?? null,
    locations: sorted.slice(0, locationsShown).map((record) => describeLocation(record, center)),
    citations: [placePage(`Map of ${place.name}`, `/map-locations/${place.country}/${place.slug}`, place)],
  }
}

/** Formats a refund location. */
export function describeLocation(
  record: RefundLocationRecord,
  center: RefundLocationRecord | undefined,
): FoundLocation {
  const hours = describeHours(record)
  return {
    name: record.name,
    address: record.address,
    type: locationTypeLabel(record.type, record.area),
    warning: record.warning ?? null,
    phone: record.phone ?? null,
    source: sourceAge(record),
    hours: hours ? `${hours.text}${hours.checked ? ` (${hours.checked})` : ' (date not known)'}` : null,
    distance: center ? distanceText(distanceMeters(center, record), record.area ?? center.area) : null,
  }
}
