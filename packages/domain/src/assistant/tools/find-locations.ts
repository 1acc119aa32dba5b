import type { Place } from '../../places/catalogue.ts'
import { distanceMeters, distanceText } from '../../places/distance.ts'
import { describeHours } from '../../places/hours.ts'
import { type LocationType, locationTypeLabel } from '../../places/location-types.ts'
import { refundLocationsOf, type RefundLocationRecord } from '../../places/refund-locations.ts'
import type { Sourced } from './library.ts'
import { placePage } from './rule-citation.ts'
import { sourceAge } from './source-age.ts'

export type FoundLocation = {
  name: string
  address: string
  type: string
  /** To be told before all else. */
  warning: string | null
  hours: string | null
  phone: string | null
  /** How old its source is. */
  source: string
  distance: string | null
}
export type FoundLocations = Sourced & {
  place: string
  total: number
  nearTo: string | null
  locations: FoundLocation[]
}

export const locationsShown = 5
/** Offices come before shops, shops before hubs. */
export const locationRanks = ['refund-office', 'shopping-area', 'transportation']

/**
 * Refund locations of a place, five at most: offices first, or nearest first when `nearTo` is (part of) the name of one
 * of them, as in "near Galeries Lafayette".
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
  const wanted = all.filter((record) => (type === 'all' || record.type === type) && record !== center)
  const sorted = center
    ? wanted.toSorted((a, b) => distanceMeters(center, a) - distanceMeters(center, b))
    : wanted.toSorted((a, b) => locationRanks.indexOf(a.type) - locationRanks.indexOf(b.type))
  return {
    place: place.name,
    total: wanted.length,
    nearTo: center?.name ?? null,
    locations: sorted.slice(0, locationsShown).map((record) => describeLocation(record, center)),
    citations: [placePage(`Map of ${place.name}`, `/map-locations/${place.country}/${place.slug}`, place)],
  }
}

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
