import { type Place, placesOf } from '../places/catalogue.ts'
import type { Country } from '../places/countries.ts'
import { type Coordinates, distanceMeters } from '../places/distance.ts'
import { findPlaceByLocationId } from '../places/place-by-location-id.ts'
import { placeNamed } from './place-named.ts'
import type { RecommendationWishes } from './recommend-places.ts'

/** Where to look for a person's refund locations and guides, and why there. */
export type OfficeArea = {
  reason: 'saved' | 'destination' | 'country' | 'popular'
  country: Country
  /** One or two places of the country, the one that counts most first. */
  places: Place[]
}

/** For people without any data. */
const firstCountry: Country = 'france'
const maxPlaces = 2

/**
 * Returns the area: around the places saved last, else the travel destinations, else the largest cities of the
 * profile's country, else those of the first country, which are then popular and not chosen.
 */
export function officeArea({
  favoriteIds,
  destinations,
  country,
}: Pick<RecommendationWishes, 'favoriteIds' | 'destinations' | 'country'>): OfficeArea {
  return (
    areaOf(
      'saved',
      favoriteIds.map((id) => findPlaceByLocationId(id)),
    ) ??
    areaOf('destination', destinations.map(placeNamed)) ?? {
      reason: country ? 'country' : 'popular',
      country: country ?? firstCountry,
      places: placesOf(country ?? firstCountry)
        .filter(({ kind }) => kind === 'city')
        .slice(0, maxPlaces),
    }
  )
}

/** The first place decides the country. */
function areaOf(reason: OfficeArea['reason'], places: (Place | undefined)[]): OfficeArea | null {
  const known = [...new Set(places)].filter((place) => place !== undefined)
  const country = known[0]?.country
  if (!country) return null
  return { reason, country, places: known.filter((one) => one.country === country).slice(0, maxPlaces) }
}

type Office = Coordinates & { city: string; type: string }

/** Returns up to `count` offices, from each place in turn: desks before stations, the nearest to its center first. */
export function recommendOffices<One extends Office>(
  offices: readonly One[],
  places: readonly Place[],
  count: number,
): One[] {
  const ranked = places.map((place) =>
    offices
      .filter(({ city }) => city === place.slug)
      .toSorted((a, b) => rankOf(a) - rankOf(b) || distanceMeters(place, a) - distanceMeters(place, b)),
  )
  const longest = Math.max(0, ...ranked.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    ranked.flatMap((ofPlace) => ofPlace[turn] ?? []),
  )
  return inTurn.flat().slice(0, count)
}

const rankOf = ({ type }: Office) => (type === 'refund-office' ? 0 : 1)
