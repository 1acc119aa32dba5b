import type { Country } from '@retour/domain/places/countries'

/** The place that a car is requested for. `city` is its slug in the catalogue. */
export type BookingPlace = {
  country: Country
  city: string
  name: string
  /** "Charles de Gaulle Airport (CDG)": what an airport service is about here. */
  airport: string
  /** The nearest city where chauffeurs drive; null where they drive here. */
  nearestChauffeurs: { name: string; path: string; kilometers: number } | null
}

/** What a place's draft is kept under. */
export const placeKey = ({ country, city }: BookingPlace) => `${country}/${city}`
