import { defaultCity } from '@retour/domain/places/calculator-cities'
import { findPlace } from '@retour/domain/places/catalogue'
import { isCountry } from '@retour/domain/places/countries'

type Redirect = { location: string; status: 301 | 302 }

/** A place's path, or one below a screen with country and city, or its chauffeur page. */
const placeAddress =
  /^(?<screen>\/map-locations|\/vat-calculator)?\/(?<country>[^/.]+)(?:\/(?<city>[^/.]+)(?<below>\/book-chauffeur)?)?\/?$/

/**
 * Returns the redirect for a path of a place without a page (docs/product.md, Addresses): from an old name to the place
 * (301); from an unknown city and its chauffeur page to the country's page, on the map and the calculator to the
 * country's default city (302). Null for every other path.
 */
export function placeRedirect(path: string, hasPage: (path: string) => boolean): Redirect | null {
  const { screen = '', country = '', city = '', below = '' } = placeAddress.exec(path)?.groups ?? {}
  if (screen && below) return null
  const fallbacks: string[] = []
  if (isCountry(country) && (screen || city)) {
    const place = findPlace(country, city.toLowerCase())
    const own = place && `${screen}/${country}/${place.slug}${below}`
    if (own && hasPage(own)) return { location: own, status: 301 }
    fallbacks.push(screen ? `${screen}/${country}/${defaultCity(country)}` : `/${country}`)
  }
  if (screen && country) fallbacks.push(screen)
  const location = fallbacks.find(hasPage)
  return location === undefined ? null : { location, status: 302 }
}
