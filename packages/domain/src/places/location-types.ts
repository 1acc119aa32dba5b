import type { AreaKind } from './area-kind.ts'

/** The filters of the location list; 'all' filters nothing. */
export const locationTypes = ['all', 'refund-office', 'transportation', 'shopping-area'] as const

export type LocationType = (typeof locationTypes)[number]

/** The type of a stored location. */
export type RefundLocationType = Exclude<LocationType, 'all'>

const subtitles: Record<LocationType, string> = {
  all: 'All VAT refund and shopping locations',
  'refund-office': 'Offices where you can process your VAT refund',
  'shopping-area': 'Premium shopping districts and malls',
  transportation: 'Airports and train stations with VAT refund facilities',
}

/** Returns whether the value is one of the four types of the location search. */
export function isLocationType(text: unknown): text is LocationType {
  return (locationTypes as readonly unknown[]).includes(text)
}

/** Returns the heading of the locations card, with the city's display name: "VAT Refund Locations in Paris". */
export function locationsHeading(type: LocationType, cityName: string): string {
  if (type === 'shopping-area') return 'Luxury Shopping Areas'
  if (type === 'refund-office') return 'VAT Refund Offices'
  if (type === 'transportation') return 'Transportation Hubs'
  return `VAT Refund Locations in ${cityName}`
}

/** Returns the line below the heading of the locations card. */
export function locationsSubtitle(type: LocationType): string {
  return subtitles[type]
}

/**
 * Returns the type of a location for a badge, with a space for the hyphen: "refund office"; for an area its kind:
 * "shopping street".
 */
export function locationTypeLabel(type: string, area?: AreaKind | null): string {
  return area ? `shopping ${area}` : type.replaceAll('-', ' ')
}
