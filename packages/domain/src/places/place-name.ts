import { findPlace } from './catalogue.ts'
import type { Country } from './countries.ts'
import { displayName } from './display-name.ts'

/** Returns the name of the place with this slug: "Aix-en-Provence"; for an unknown slug, the words of the slug. */
export function placeName(country: Country, slug: string): string {
  return findPlace(country, slug)?.name ?? displayName(slug)
}
