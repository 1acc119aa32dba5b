import type { AreaKind } from './area-kind.ts'

/** What the location list can be narrowed to; 'all' narrows nothing. */
export const locationTypes = ['all', 'refund-office', 'transportation', 'shopping-area'] as const

export type LocationType = (typeof locationTypes)[number]

/** The type that a stored location has. */
export type RefundLocationType = Exclude<LocationType, 'all'>

const subtitles: Record<LocationType, string> = {
  all: 'All VAT refund and shopping locations',
  'refund-office': 'Offices where you can process your VAT refund',
  'shopping-area': 'Premium shopping districts and malls',
  transportation: 'Airports and train stations with VAT refund facilities',
}

/** Is this text one of the four types of the location search? */
export function isLocationType(text: unknown): text is LocationType {
  return (locationTypes as readonly unknown[]).includes(text)
}

/** Heading of the locations card; `cityName` as people read it: "VAT Refund Locations in Paris". */
export function locationsHeading(type: LocationType, cityName: string): string {
  if (type === 'shopping-area') return 'Luxury Shopping Areas'
  if (type === 'refund-office') return 'VAT Refund Offices'
  if (type === 'transportation') return 'Transportation Hubs'
  return `VAT Refund Locations in ${cityName}`
}

/** Line under the heading of the locations card. */
export function locationsSubtitle(type: LocationType): string {
  return subtitles[type]
}

/**
 * A location's type as a badge shows it, the hyphen as a space: "refund office"; of an area what it is: "shopping street".
 */
export function locationTypeLabel(type: string, area?: AreaKind | null): string {
  return area ? `shopping ${area}` : type.replaceAll('-', ' ')
}
