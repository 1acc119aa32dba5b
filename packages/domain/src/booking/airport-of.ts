import { airportsOf } from '../exit/airports-of.ts'
import type { Place } from '../places/catalogue.ts'

/**
 * The airport that an arrival or departure at a place is about: the place's own, the busiest of several; around Paris
 * "Charles de Gaulle Airport (CDG)". With its code where the airport is one of the catalogue.
 */
export function airportOf(place: Place): string {
  const [{ name, iata, place: ours }] = airportsOf(place)
  return ours ? `${name} (${iata})` : name
}
