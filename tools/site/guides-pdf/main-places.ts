import { type Place, placesOf } from '@retour/domain/places/catalogue'
import type { Country } from '@retour/domain/places/countries'
import { type RefundLocationRecord, refundLocationsOf } from '@retour/domain/places/refund-locations'

export type PlaceDesks = {
  place: Place
  desks: RefundLocationRecord[]
  /** Airports and stations in the same list that have desks of this city. */
  desksAt: string[]
  areaNames: string[]
}

const cityCount = 5

/**
 * Returns the refund desks for a printed guide: those of the country's most visited cities, then those of the airports
 * and stations with their own page. A city's desk at one of these is only listed there.
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
