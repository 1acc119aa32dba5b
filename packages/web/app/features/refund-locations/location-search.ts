import type { Country } from '@retour/domain/places/countries'
import { isLocationType, type LocationType } from '@retour/domain/places/location-types'

export type LocationSearch = { country: Country; city: string; type: LocationType }

/**
 * Opens the list and asks for the person's position, because pages do not pass it on. The screen replaces it by
 * `#list-view`.
 */
export const nearestHash = '#nearest'

export type SearchHash = '' | '#list-view' | typeof nearestHash

/** Returns the path of the results. The whole search is in the URL, so a link repeats it. */
export function searchPath({ country, city, type }: LocationSearch, hash: SearchHash = ''): string {
  return `/map-locations/${country}/${city}${type === 'all' ? '' : `?type=${type}`}${hash}`
}

/** Returns the type in a query; `all` if it has none or an unknown one. */
export function typeInAddress(query: string): LocationType {
  const type = new URLSearchParams(query).get('type')
  return isLocationType(type) ? type : 'all'
}

export type LocationsTab = 'map' | 'list'

/**
 * Returns the tab of a hash: `#list-view` and `#locations` open the list, everything else the map (docs/product.md,
 * Addresses).
 */
export function tabInAddress(hash: string): LocationsTab {
  return hash === '#list-view' || hash === '#locations' || hash === nearestHash ? 'list' : 'map'
}
