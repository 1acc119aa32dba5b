import { findPlace, type Place } from '@retour/domain/places/catalogue'
import { type Country, isCountry } from '@retour/domain/places/countries'

/** The place that an address names, and the slug that it names it by (an alias perhaps); null if unknown. */
export function placeInUrl(url: string): { country: Country; slug: string; place: Place } | null {
  const segments = new URL(url).pathname
    .split('/')
    .filter((segment) => segment && segment !== 'map-locations')
  const [country, slug = ''] = segments.map((segment) => segment.replace(/\.data$/, ''))
  if (!isCountry(country)) return null
  const place = findPlace(country, slug)
  return place ? { country, slug, place } : null
}

/** As placeInUrl, for loaders: an unknown place is a missing page. */
export function requirePlaceInUrl(url: string) {
  const found = placeInUrl(url)
  if (!found) throw new Response('Not found', { status: 404 })
  return found
}
