import type { Place } from '../places/catalogue.ts'
import type { Country } from '../places/countries.ts'
import { airportsOf } from './airports-of.ts'
import { territoryOf, type MemberCode, type Standing } from './territories.ts'

/**
 * A place on the journey. `country` is an ISO 3166-1 code or a territory's code (`territories.ts`); `airports` are
 * those of a city if the ticket decides between them; `place` if it is one of the catalogue; `iata` if one airport with
 * a known code is meant.
 */
export type ExitPoint = { name: string; country: string; place?: Place; airports?: string[]; iata?: string }

export type Transport = 'plane' | 'train' | 'road' | 'ship'

/**
 * One leg of the journey. `sameAircraft`: flown with the aircraft of the leg before, which only stopped in between.
 * `minutesAfter`: minutes between this arrival and the next departure, if known.
 */
export type Leg = {
  from: ExitPoint
  to: ExitPoint
  by: Transport
  sameAircraft?: boolean
  minutesAfter?: number
}

/** The country of the form: one of the four by name, any other member state by its ISO code. */
export type FormCountry = Country | Exclude<MemberCode, 'FR' | 'ES' | 'IT' | 'DE'>

/** `electronic` has a code that a kiosk reads, be it on paper or on a phone; `paper` has none. */
export type FormMedium = 'paper' | 'electronic'

/**
 * The bag of the goods. In the hold, `collectedAt` lists the stops at which the traveler collects the bag: 1 is the end
 * of the first leg. Empty: tagged through to the end; absent: unknown. Worn goods count as carried, like the cabin.
 */
export type GoodsBag = { bag: 'cabin' | 'worn' } | { bag: 'hold'; collectedAt?: number[] }

/** The goods of one form in one bag; `medium` where it is known. */
export type Goods = { form: FormCountry; medium?: FormMedium } & GoodsBag

/** `residence` only where it changes the place. */
export type Journey = { legs: Leg[]; goods: Goods[]; residence?: 'canary-islands' }

/** Returns the ISO code of the form's state. */
export function codeOf(form: FormCountry): string {
  return { france: 'FR', spain: 'ES', italy: 'IT', germany: 'DE' }[form as Country] ?? form
}

/** Returns whether a point is inside the VAT area, outside, or special. */
export function standingOf({ country }: ExitPoint): Standing {
  return territoryOf(country).standing
}

/**
 * Returns a place of the catalogue as a point of a journey. By plane, a city or a station stands for the airport or
 * airports of its city.
 */
export function exitPointOf(place: Place, by: Transport = 'plane'): ExitPoint {
  const country = codeOf(place.country)
  if (by !== 'plane') return { name: place.name, country, place }
  const [airport, ...others] = airportsOf(place)
  if (others.length === 0) return { name: airport.name, country, place: airport.place, iata: airport.iata }
  const airports = [airport, ...others].map(({ name }) => name)
  return { name: place.kind === 'city' ? place.name : airports.join(' or '), country, airports }
}

/**
 * Returns the legs between places in travel order: Madrid, Frankfurt, New York are two. Throws RangeError for fewer
 * than two places.
 */
export function legsOf(stops: (Place | ExitPoint)[], by: Transport = 'plane'): Leg[] {
  if (stops.length < 2) throw new RangeError('a journey has a start and an end')
  const points = stops.map((stop) => ('slug' in stop ? exitPointOf(stop, by) : stop))
  return points.slice(1).map((to, index) => ({ from: points[index]!, to, by }))
}
