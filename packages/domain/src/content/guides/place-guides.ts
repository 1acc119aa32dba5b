import { type Place, places } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import type { RuleNumbers } from '../rule-numbers.ts'
import { placesOfFrance } from './france/places-of-france.ts'
import { placesOfGermany } from './germany/places-of-germany.ts'
import { placesOfItaly } from './italy/places-of-italy.ts'
import type { PlaceGuide, PlaceGuideTemplate } from './place-guide.ts'
import { placesOfSpain } from './spain/places-of-spain.ts'

const guides: Record<Country, Record<string, PlaceGuideTemplate>> = {
  france: placesOfFrance,
  spain: placesOfSpain,
  italy: placesOfItaly,
  germany: placesOfGermany,
}

/**
 * Returns the guide of a place (its slug, not an alias) with the numbers of an edition. Throws for an unknown place.
 */
export function placeGuide(country: Country, slug: string, numbers: RuleNumbers): PlaceGuide {
  const words = Object.hasOwn(guides[country], slug) ? guides[country][slug] : undefined
  if (!words) throw new Error(`no guide for ${country}/${slug}`)
  return words(numbers)
}

/** Returns every place with a guide, with its template. */
export function placesWithGuides(): { place: Place; words: PlaceGuideTemplate }[] {
  return places.flatMap((place) => {
    const words = guides[place.country][place.slug]
    return words ? [{ place, words }] : []
  })
}
