import { placesOf, type Place } from '../places/catalogue.ts'
import { distanceMeters } from '../places/distance.ts'
import placeDetails from '../places/place-details.json' with { type: 'json' }

/** An airport that serves a city lies within this distance of its center: Malpensa of Milan, Nice of Saint-Tropez. */
const reachMeters = 70_000

/**
 * The airport that an arrival or departure at a place is about: "Charles de Gaulle Airport (CDG)", which the
 * specification (section 4) names for every city; elsewhere the place's own. The most visited one comes first; a city
 * without one in the catalogue has it under its own name.
 */
export function airportOf(place: Place): string {
  const airport =
    place.kind === 'airport'
      ? place
      : placesOf(place.country).find(
          (other) => other.kind === 'airport' && distanceMeters(other, place) <= reachMeters,
        )
  if (!airport) return `${place.name} Airport`
  const code = codeOf(airport)
  return code ? `${airport.name} (${code})` : airport.name
}

function codeOf({ country, slug }: Place): string | undefined {
  const details = placeDetails[country] as Record<string, { iata?: string } | undefined>
  return details[slug]?.iata
}
