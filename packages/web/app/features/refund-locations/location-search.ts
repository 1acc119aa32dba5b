import type { Country } from '@retour/domain/places/countries'
import { isLocationType, type LocationType } from '@retour/domain/places/location-types'

export type LocationSearch = { country: Country; city: string; type: LocationType }

/** Opens the list and asks for the own position, which no page hands to the next; the screen replaces it by `#list-view`. */
export const nearestHash = '#nearest'

export type SearchHash = '' | '#list-view' | typeof nearestHash

/** The screen that shows what is searched for; the choice lives in its address, so that a link repeats it. */
export function searchPath({ country, city, type }: LocationSearch, hash: SearchHash = ''): string {
  return `/map-locations/${country}/${city}${type === 'all' ? '' : `?type=${type}`}${hash}`
}

/** The type that an address asks for; all of them when it names none that exists. */
export function typeInAddress(query: string): LocationType {
  const type = new URLSearchParams(query).get('type')
  return isLocationType(type) ? type : 'all'
}

export type LocationsTab = 'map' | 'list'

/** `#list-view` and `#locations` open the list, anything else the map (docs/product.md, Addresses). */
export function tabInAddress(hash: string): LocationsTab {
  return hash === '#list-view' || hash === '#locations' || hash === nearestHash ? 'list' : 'map'
}
