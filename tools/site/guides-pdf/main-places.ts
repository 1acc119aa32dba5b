import { type Place, placesOf } from '@retour/domain/places/catalogue'
import type { Country } from '@retour/domain/places/countries'
import { type RefundLocationRecord, refundLocationsOf } from '@retour/domain/places/refund-locations'

export type PlaceDesks = {
  place: Place
  desks: RefundLocationRecord[]
  /** Airports and stations of the same list at which desks of this city stand. */
  desksAt: string[]
  areaNames: string[]
}

const cityCount = 5

/**
 * The refund desks that a printed guide lists: of the country's most visited cities, then of the airports and
 * stations with a page of their own. A city's desk that stands in one of those is printed there alone.
 */
export function mainPlaces(country: Country): PlaceDesks[] {
  const places = placesOf(country)
  const hubs = places.filter(({ kind }) => kind !== 'city').map((place) => describe(place))
  const hubAt = new Map(hubs.flatMap(({ place, desks }) => desks.map((desk) => [pointOf(desk), place.name])))
  const cities = places
    .filter(({ kind }) => kind === 'city')
    .slice(0, cityCount)
    .map((place) => describe(place))
    .map((city) => ({
      ...city,
      desks: city.desks.filter((desk) => !hubAt.has(pointOf(desk))),
      desksAt: [...new Set(city.desks.flatMap((desk) => hubAt.get(pointOf(desk)) ?? []))],
    }))
  return [...cities, ...hubs.filter(({ desks }) => desks.length > 0)]
}

function describe(place: Place): PlaceDesks {
  const records = refundLocationsOf(place.country, place.slug)
  return {
    place,
    desks: records.filter(({ type }) => type === 'refund-office'),
    desksAt: [],
    areaNames:
      place.kind === 'city'
        ? records.filter(({ type }) => type === 'shopping-area').map(({ name }) => name)
        : [],
  }
}

const pointOf = ({ lat, lng }: RefundLocationRecord) => `${lat.toFixed(4)},${lng.toFixed(4)}`
