import { airportsOf } from '../exit/airports-of.ts'
import type { Place } from '../places/catalogue.ts'

/**
 * Returns the airport for arrivals and departures at a place: its own, or the busiest of several; around Paris "Charles
 * de Gaulle Airport (CDG)". With its code if the airport is one of the catalogue.
 */
export function airportOf(place: Place): string {
  const [{ name, iata, place: cataloguePlace }] = airportsOf(place)
  return cataloguePlace ? `${name} (${iata})` : name
}
