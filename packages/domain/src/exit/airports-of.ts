import { findPlace, places, type Place } from '../places/catalogue.ts'
import type { Country } from '../places/countries.ts'

/** An airport; `place` if it is one of the catalogue. */
export type Airport = { iata: string; name: string; place?: Place }

const names: Record<string, string> = {
  AGP: 'Malaga Airport',
  BCN: 'Barcelona Airport',
  BER: 'Berlin Airport',
  BGY: 'Bergamo Airport',
  BIO: 'Bilbao Airport',
  BLQ: 'Bologna Airport',
  BOD: 'Bordeaux Airport',
  CDG: 'Charles de Gaulle Airport',
  CGN: 'Cologne Airport',
  CIA: 'Ciampino Airport',
  DOL: 'Deauville Airport',
  DRS: 'Dresden Airport',
  DUS: 'Dusseldorf Airport',
  FCO: 'Fiumicino Airport',
  FKB: 'Baden-Baden Airport',
  FLR: 'Florence Airport',
  FRA: 'Frankfurt Airport',
  GOA: 'Genoa Airport',
  GRX: 'Granada Airport',
  HAM: 'Hamburg Airport',
  IBZ: 'Ibiza Airport',
  LIL: 'Lille Airport',
  LIN: 'Linate Airport',
  LYS: 'Lyon Airport',
  MAD: 'Madrid Airport',
  MRS: 'Marseille Airport',
  MUC: 'Munich Airport',
  MXP: 'Malpensa Airport',
  NAP: 'Naples Airport',
  NCE: 'Nice Airport',
  NUE: 'Nuremberg Airport',
  ORY: 'Orly Airport',
  PMI: 'Palma Airport',
  PMO: 'Palermo Airport',
  PSA: 'Pisa Airport',
  STR: 'Stuttgart Airport',
  SVQ: 'Seville Airport',
  SXB: 'Strasbourg Airport',
  TLS: 'Toulouse Airport',
  TRN: 'Turin Airport',
  TSF: 'Treviso Airport',
  VCE: 'Venice Airport',
  VLC: 'Valencia Airport',
  VRN: 'Verona Airport',
}

/** The catalogue's airports. */
const slugs: Record<string, string> = {
  AGP: 'malaga-airport',
  BCN: 'barcelona-airport',
  BER: 'berlin-airport',
  CDG: 'cdg',
  FCO: 'fiumicino',
  FRA: 'frankfurt-airport',
  LYS: 'lyon-airport',
  MAD: 'madrid-airport',
  MRS: 'marseille-airport',
  MUC: 'munich-airport',
  MXP: 'malpensa',
  NCE: 'nice-airport',
  ORY: 'orly',
  VCE: 'venice-airport',
}

/** Airports with scheduled flights for each city, or for the city of a station, the busiest first. */
const served: Record<Country, Record<string, string>> = {
  france: {
    paris: 'CDG ORY',
    'gare-du-nord': 'CDG ORY',
    'gare-de-lyon': 'CDG ORY',
    nice: 'NCE',
    cannes: 'NCE',
    'saint-tropez': 'NCE',
    lyon: 'LYS',
    marseille: 'MRS',
    'aix-en-provence': 'MRS',
    bordeaux: 'BOD',
    strasbourg: 'SXB',
    toulouse: 'TLS',
    lille: 'LIL',
    deauville: 'DOL',
  },
  spain: {
    madrid: 'MAD',
    'madrid-atocha': 'MAD',
    barcelona: 'BCN',
    'barcelona-sants': 'BCN',
    seville: 'SVQ',
    malaga: 'AGP',
    marbella: 'AGP',
    valencia: 'VLC',
    ibiza: 'IBZ',
    palma: 'PMI',
    bilbao: 'BIO',
    granada: 'GRX',
  },
  italy: {
    milan: 'MXP LIN BGY',
    'milano-centrale': 'MXP LIN BGY',
    como: 'MXP LIN BGY',
    rome: 'FCO CIA',
    'roma-termini': 'FCO CIA',
    florence: 'FLR',
    venice: 'VCE TSF',
    naples: 'NAP',
    bologna: 'BLQ',
    turin: 'TRN',
    verona: 'VRN',
    genoa: 'GOA',
    pisa: 'PSA',
    palermo: 'PMO',
  },
  germany: {
    munich: 'MUC',
    ingolstadt: 'MUC',
    berlin: 'BER',
    'berlin-hauptbahnhof': 'BER',
    frankfurt: 'FRA',
    hamburg: 'HAM',
    dusseldorf: 'DUS',
    cologne: 'CGN',
    stuttgart: 'STR',
    nuremberg: 'NUE',
    'baden-baden': 'FKB',
    dresden: 'DRS',
  },
}

const iataOfSlug = new Map(Object.entries(slugs).map(([iata, slug]) => [slug, iata]))
/** The first place of the catalogue that each airport serves. */
const countryWithIata = new Map(
  places.toReversed().flatMap((place) => codesOf(place).map((iata) => [iata, place.country] as const)),
)

/**
 * Returns the airports for flights from a place of the catalogue, the busiest first: Charles de Gaulle and Orly for
 * Paris, Nice for Cannes; an airport for itself. Never empty.
 */
export function airportsOf(place: Place): [Airport, ...Airport[]] {
  const [first, ...others] = codesOf(place).map((iata) => airport(iata, place.country))
  if (!first) throw new Error(`no airport is known for ${place.country}/${place.slug}`)
  return [first, ...others]
}

/** Returns the airport with this code if it serves a place of the catalogue; otherwise undefined. */
export function airportWithIata(iata: string): Airport | undefined {
  const country = countryWithIata.get(iata)
  return country && airport(iata, country)
}

/** Returns the first city of the catalogue that an airport serves, by the airport's code; undefined if none. */
export function cityServedBy(iata: string): Place | undefined {
  const cities = places.filter((place) => place.kind === 'city' && codesOf(place).includes(iata))
  return cities.find((city) => served[city.country][city.slug]?.startsWith(iata)) ?? cities[0]
}

function codesOf({ country, slug }: Place): string[] {
  const own = iataOfSlug.get(slug)
  return own ? [own] : (served[country][slug]?.split(' ') ?? [])
}

function airport(iata: string, country: Country): Airport {
  const place = findPlace(country, slugs[iata] ?? '')
  return { iata, name: place?.name ?? names[iata] ?? iata, place }
}
