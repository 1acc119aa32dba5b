import { defaultCity } from '@retour/domain/places/calculator-cities'
import { findPlace } from '@retour/domain/places/catalogue'
import { isCountry } from '@retour/domain/places/countries'

type Redirect = { location: string; status: 301 | 302 }

/** A place's own address, or one below a screen that takes a country and a city. */
const placeAddress = /^(\/map-locations|\/vat-calculator)?\/([^/.]+)(?:\/([^/.]+))?\/?$/

/**
 * Where a place address without a page of its own leads (specification, section 2): an older name of a place to
 * the place for good (301); an unknown city to its country's page, on the map and the calculator to the
 * country's default city (302). Null for every other address.
 */
export function placeRedirect(path: string, hasPage: (path: string) => boolean): Redirect | null {
  const [, screen = '', country = '', city = ''] = placeAddress.exec(path) ?? []
  const fallbacks: string[] = []
  if (isCountry(country) && (screen || city)) {
    const place = findPlace(country, city.toLowerCase())
    if (place && hasPage(`${screen}/${country}/${place.slug}`))
      return { location: `${screen}/${country}/${place.slug}`, status: 301 }
    fallbacks.push(screen ? `${screen}/${country}/${defaultCity(country)}` : `/${country}`)
  }
  if (screen && country) fallbacks.push(screen)
  const location = fallbacks.find(hasPage)
  return location === undefined ? null : { location, status: 302 }
}
