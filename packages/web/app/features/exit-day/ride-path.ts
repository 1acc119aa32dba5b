import type { DayStop } from '@retour/domain/exit/day/exit-day'
import { airportsOf } from '@retour/domain/exit/airports-of'
import { places, type Place } from '@retour/domain/places/catalogue'

/**
 * Returns the path of a place's booking page with destination, day, time and flight (`booking-address.ts`); null for a
 * place outside the catalogue.
 */
export function ridePath({ place, leg }: Pick<DayStop, 'place' | 'leg'>, at: string | null): string | null {
  const page = place.place ?? placeServedBy(place.iata)
  if (!page) return null
  const terminal = leg?.terminal ? `Terminal ${leg.terminal.replace(/^(?:terminal|t)\s*/i, '')}` : ''
  const query = new URLSearchParams({
    ...(leg?.by === 'plane' && { service: 'departure' }),
    destination: [place.name, terminal].filter(Boolean).join(', '),
    ...(at && { date: at.slice(0, 10), time: at.slice(11) }),
    ...(leg?.by === 'plane' && leg.number && { flight: leg.number }),
  })
  return `/${page.country}/${page.slug}/book-chauffeur?${query}`
}

/** Returns the city of an airport without its own page. */
function placeServedBy(iata: string | undefined): Place | undefined {
  return iata === undefined
    ? undefined
    : places.find((place) => airportsOf(place).some((airport) => airport.iata === iata))
}
