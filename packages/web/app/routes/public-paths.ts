import { articlePaths } from '@retour/domain/content/articles/article-paths'
import { legalPaths } from '@retour/domain/content/legal/legal-paths'
import { calculatorCities } from '@retour/domain/places/calculator-cities'
import { type Place, places } from '@retour/domain/places/catalogue'
import { countries } from '@retour/domain/places/countries'
import { constellationImagePath } from '#app/features/constellation/constellation-image.ts'
import { deskListPath } from '#app/backend/desk-calls.ts'
import { shopListPath } from '#app/backend/shop-calls.ts'
import { homeSkyPath } from '#app/features/constellation/home-sky.ts'

/** Aliases have their own page, whose canonical link names the current slug. */
const slugsOf = ({ slug, aliases }: Place) => [slug, ...aliases]

const guidePath = ({ country }: Place, slug: string) => `/${country}/${slug}`
const screenPaths = ({ country }: Place, slug: string) => [
  `/${country}/${slug}/book-chauffeur`,
  `/map-locations/${country}/${slug}`,
]

const countryPaths = countries.map((country) => `/${country}`)
const calculatorPaths = [
  '/vat-calculator',
  ...countries.flatMap((country) => [
    `/vat-calculator/${country}`,
    ...calculatorCities(country).map((city) => `/vat-calculator/${country}/${city}`),
  ]),
]
const textPaths: string[] = [...articlePaths, ...legalPaths, '/data-sources']
/** The paths that `documents` writes, not the router. */
const documentPaths = new Set([
  '/',
  ...calculatorPaths,
  ...countryPaths,
  ...places.map((place) => guidePath(place, place.slug)),
  ...textPaths,
])

/** The paths for search engines, in the order of the sitemap. */
export const canonicalPaths = [
  '/',
  ...calculatorPaths,
  '/trip',
  '/kiosk-help',
  '/map-locations',
  ...countryPaths,
  ...places.flatMap((place) => [guidePath(place, place.slug), ...screenPaths(place, place.slug)]),
  ...textPaths,
]

const constellationPaths = [
  ...countries.flatMap((country) => calculatorCities(country).map((city) => homeSkyPath(country, city))),
  ...places.map(({ country, slug }) => constellationImagePath(country, slug)),
]

/** The paths that the router renders at build time: its screens, and the drawings that pages load later. */
export const routedPaths = [
  ...new Set([
    ...canonicalPaths.filter((path) => !documentPaths.has(path)),
    ...constellationPaths,
    shopListPath,
    deskListPath,
    ...places.flatMap((place) => slugsOf(place).flatMap((slug) => screenPaths(place, slug))),
    '/auth',
    '/dashboard',
    '/ride',
    '/drive',
    '/desk',
  ]),
]
