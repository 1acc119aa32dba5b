import { airportsOf } from '../exit/airports-of.ts'
import type { Place } from '../places/catalogue.ts'

/**
 * The airport that an arrival or departure at a place is about: "Charles de Gaulle Airport (CDG)", which the
 * specification (section 4) names for every city; elsewhere the place's own, the busiest of several. With its code
 * where the airport is one of the catalogue.
 */
export function airportOf(place: Place): string {
  const [{ name, iata, place: ours }] = airportsOf(place)
  return ours ? `${name} (${iata})` : name
}
