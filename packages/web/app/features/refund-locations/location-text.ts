import {
  type LocationType,
  locationTypeLabel,
  type RefundLocationType,
} from '@retour/domain/places/location-types'
import { describeHours } from '@retour/domain/places/hours'
import { isWithinYear } from '@retour/domain/places/standing'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { m } from '#app/paraglide/messages.js'
import type { MarkerKind } from '#app/ui/marker-shape.tsx'

/**
 * Returns the known opening hours with their date; null if none are known. They only count as checked if their source
 * shows a date less than a year before `today` (YYYY-MM-DD).
 */
export function hoursText(
  location: Pick<RefundLocation, 'opening_hours' | 'hours_checked' | 'hours_stale'>,
  today: string,
) {
  const described = describeHours(location)
  if (!described) return null
  const { text: hours, checked: month } = described
  if (!month) return m.locations_hours_undated({ hours })
  return isWithinYear(location.hours_checked ?? '', today)
    ? m.locations_hours_checked({ hours, month })
    : m.locations_hours_as_of({ hours, month })
}

/** Returns the path of a location's Book button: its city's booking page with the destination filled in. */
export function bookingPath({ country, city, name }: Pick<RefundLocation, 'country' | 'city' | 'name'>) {
  const query = new URLSearchParams({ destination: name })
  return `/${country.toLowerCase()}/${city.toLowerCase()}/book-chauffeur?${query}`
}

/** Returns the sentence for an empty list. */
export function nothingFoundSentence(type: LocationType, placeName: string) {
  return m.locations_none({
    type: type === 'all' ? m.locations_none_type() : locationTypeLabel(type),
    place: placeName,
  })
}

const kinds: Record<RefundLocationType, MarkerKind> = {
  'shopping-area': 'shopping',
  transportation: 'transport',
  'refund-office': 'other',
}

/** Returns the marker of a location's type; unknown types have that of an office. */
export function markerKind(type: string): MarkerKind {
  return kinds[type as RefundLocationType] ?? 'other'
}

/** Rounds to four decimals, about 11 m: precise enough for sorting, and small movements give the same query. */
export function roundCoordinate(degrees: number): string {
  return degrees.toFixed(4)
}
