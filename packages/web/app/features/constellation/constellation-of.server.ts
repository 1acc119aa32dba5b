/**
 * Creates drawings from the records, for `loader`s that run at build time:
 *
 *   export const loader = ({ params }) => ({ sky: constellationOf('france', 'paris', 'header-phone') })
 *
 * The page contains the finished drawing, so the 300 kB of records never reach a browser.
 */
import { brandsOf } from '@retour/domain/places/brands'
import { findPlace } from '@retour/domain/places/catalogue'
import type { Country } from '@retour/domain/places/countries'
import { refundLocationsOf } from '@retour/domain/places/refund-locations'
import { drawConstellation } from './draw-constellation.ts'
import type { ConstellationDrawing } from './drawing.ts'
import type { ConstellationInput } from './layout.ts'
import type { HomeSky } from './home-sky.ts'
import type { SlotName } from './slots.ts'

/** Returns the star map of a place in the catalogue (slug or alias) for a slot. Throws for an unknown place. */
export function constellationOf(country: Country, slug: string, slot: SlotName): ConstellationDrawing {
  return drawConstellation(constellationInput(country, slug, slot))
}

/** Returns the input of `drawConstellation` for a place. Throws for an unknown place. */
export function constellationInput(country: Country, slug: string, slot: SlotName): ConstellationInput {
  const place = findPlace(country, slug)
  if (!place) throw new Error(`No place ${country}/${slug} to draw`)
  return {
    place,
    slot,
    records: refundLocationsOf(country, place.slug),
    mainLocations: brandsOf(country, place.slug)?.mainLocations ?? [],
  }
}

/** Returns both drawings of the home page's panel for a city. Throws for an unknown city. */
export function homeSkyOf(country: Country, slug: string): HomeSky {
  const place = findPlace(country, slug)
  if (!place) throw new Error(`No place ${country}/${slug} to draw`)
  return {
    country,
    slug: place.slug,
    name: place.name,
    count: refundLocationsOf(country, place.slug).length,
    phone: constellationOf(country, slug, 'home-phone'),
    desktop: constellationOf(country, slug, 'home-desktop'),
  }
}
