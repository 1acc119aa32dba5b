import type { Country } from '@retour/domain/places/countries'

/** The place of a booking form. `city` is its slug in the catalogue. */
export type BookingPlace = {
  country: Country
  city: string
  name: string
  /** The airport of the airport services here: "Charles de Gaulle Airport (CDG)". */
  airport: string
  /** The nearest city with chauffeurs; null if this place has them. */
  nearestChauffeurs: { name: string; path: string; kilometers: number } | null
}

/** The key of a place's draft. */
export const placeKey = ({ country, city }: BookingPlace) => `${country}/${city}`
