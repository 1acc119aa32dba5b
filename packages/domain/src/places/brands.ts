import type { Country } from './countries.ts'
import brandData from './brands.json' with { type: 'json' }

/** The well-known houses of a city; `mainLocations` are ids of refund locations. */
export type CityBrands = { brands: string[]; mainLocations: string[]; source: string; confidence: string }

const brands = brandData as unknown as Record<Country, Record<string, CityBrands>>

/** Returns the luxury houses of a city (its slug); undefined for airports, stations and unknown slugs. */
export function brandsOf(country: Country, slug: string): CityBrands | undefined {
  const ofCountry = brands[country]
  return Object.hasOwn(ofCountry, slug) ? ofCountry[slug] : undefined
}
