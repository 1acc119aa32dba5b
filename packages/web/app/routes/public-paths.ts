import { articlePaths } from '@retour/domain/content/articles/article-paths'
import { legalPaths } from '@retour/domain/content/legal/legal-paths'
import { calculatorCities } from '@retour/domain/places/calculator-cities'
import { type Place, places } from '@retour/domain/places/catalogue'
import { countries } from '@retour/domain/places/countries'
import { constellationImagePath } from '#app/features/constellation/constellation-image.ts'
import { shopListPath } from '#app/backend/shop-calls.ts'
import { homeSkyPath } from '#app/features/constellation/home-sky.ts'

/** Older slugs keep a page of their own, whose canonical link names the main one. */
const slugsOf = ({ slug, aliases }: Place) => [slug, ...aliases]

const placePaths = (place: Place, slug: string) => [
  `/${place.country}/${slug}`,
  `/${place.country}/${slug}/book-chauffeur`,
  `/map-locations/${place.country}/${slug}`,
]

/** Written by `documents`, not by the router. */
const documentPaths: string[] = [...articlePaths, ...legalPaths, '/data-sources']

/** Addresses that search engines should know, in the order of the sitemap. */
export const canonicalPaths = [
  '/',
  '/vat-calculator',
  ...countries.flatMap((country) => [
    `/vat-calculator/${country}`,
    ...calculatorCities(country).map((city) => `/vat-calculator/${country}/${city}`),
  ]),
  '/trip',
  '/kiosk-help',
  '/map-locations',
  ...countries.map((country) => `/${country}`),
  ...places.flatMap((place) => placePaths(place, place.slug)),
  ...documentPaths,
]

const constellationPaths = [
  ...countries.flatMap((country) => calculatorCities(country).map((city) => homeSkyPath(country, city))),
  ...places.map(({ country, slug }) => constellationImagePath(country, slug)),
]

/** The URLs that the router writes while the site is built: its screens, and the drawings that a page fetches later. */
export const routedPaths = [
  ...new Set([
    ...canonicalPaths.filter((path) => !documentPaths.includes(path)),
    ...constellationPaths,
    shopListPath,
    ...places.flatMap((place) => slugsOf(place).flatMap((slug) => placePaths(place, slug))),
    '/auth',
    '/dashboard',
  ]),
]
