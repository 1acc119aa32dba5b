import { findPlace, type Place } from '@retour/domain/places/catalogue'
import { type Country, isCountry } from '@retour/domain/places/countries'

/** Returns the place of a URL, with the slug used in it, which may be an alias; null if unknown. */
export function placeInUrl(url: string): { country: Country; slug: string; place: Place } | null {
  const segments = new URL(url).pathname
    .split('/')
    .filter((segment) => segment && segment !== 'map-locations')
  const [country, slug = ''] = segments.map((segment) => segment.replace(/\.data$/, ''))
  if (!isCountry(country)) return null
  const place = findPlace(country, slug)
  return place ? { country, slug, place } : null
}

/** Returns the same for loaders. Throws a 404 response for an unknown place. */
export function requirePlaceInUrl(url: string) {
  const found = placeInUrl(url)
  if (!found) throw new Response('Not found', { status: 404 })
  return found
}
