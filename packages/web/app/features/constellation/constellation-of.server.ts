/**
 * The only access to the records from drawings, for `loader`s that run while pages are built:
 *
 *   export const loader = ({ params }) => ({ sky: constellationOf('france', 'paris', 'header-phone') })
 *
 * The page gets the finished drawing as data, so that the 300 kB of records never reach a browser.
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

/** The star map of a place of the catalogue (slug or alias) for one slot; throws for an unknown place. */
export function constellationOf(country: Country, slug: string, slot: SlotName): ConstellationDrawing {
  return drawConstellation(constellationInput(country, slug, slot))
}

/** What `drawConstellation` needs, from the data set. */
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

/** Both drawings of the home page's panel for a city, and whose they are. */
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
