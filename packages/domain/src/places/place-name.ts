import { findPlace } from './catalogue.ts'
import type { Country } from './countries.ts'
import { displayName } from './display-name.ts'

/** What people call the place with this slug: "Aix-en-Provence"; one that is not in the catalogue by its slug's words. */
export function placeName(country: Country, slug: string): string {
  return findPlace(country, slug)?.name ?? displayName(slug)
}
