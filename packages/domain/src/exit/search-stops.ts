import { places } from '../places/catalogue.ts'
import { normalizeName } from '../places/normalize-name.ts'
import { allAirports } from './airports.ts'
import { airportsOf, airportWithIata } from './airports-of.ts'
import { codeOf, type Transport } from './journey.ts'
import { otherStops } from './other-stops.ts'

/** A stop to choose. `text` is the input for `readStop`, `name` is shown, `country` is a code of `territories.ts`. */
export type FoundStop = { text: string; name: string; country: string }

/** `code` and `names` are normalized by `normalizeName`. `isInCatalogue`: its customs is known. */
type Candidate = FoundStop & { code: string; names: string[]; isInCatalogue: boolean }

const maxStops = 6

/**
 * Returns at most six stops whose code, name or town starts with the typed text: an exact code first, then those of the
 * catalogue, then the others. By plane airports, else towns, stations and ports. Empty for fewer than two letters.
 */
export function searchStops(typed: string, by: Transport): FoundStop[] {
  const query = normalizeName(typed)
  if (query.length < 2) return []
  return candidates(by === 'plane' ? 'plane' : 'other')
    .flatMap((stop) => {
      const rank = rankOf(query, stop)
      return rank === null ? [] : [{ stop, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxStops)
    .map(({ stop: { text, name, country } }) => ({ text, name, country }))
}

function rankOf(query: string, { code, names, isInCatalogue }: Candidate): number | null {
  if (query === code) return 0
  const behind = isInCatalogue ? 0 : 10
  if (names.includes(query)) return behind + 1
  if (names.some((name) => name.startsWith(query))) return behind + 2
  return names.some((name) => name.includes(`-${query}`)) ? behind + 3 : null
}

/** Built once, at the first search, because a search reads all of them. */
const known = new Map<'plane' | 'other', Candidate[]>()

function candidates(by: 'plane' | 'other'): Candidate[] {
  const made = known.get(by) ?? (by === 'plane' ? airports() : towns())
  known.set(by, made)
  return made
}

function airports(): Candidate[] {
  const townsOf = new Map<string, string[]>()
  for (const place of places)
    for (const { iata } of airportsOf(place)) townsOf.set(iata, [...(townsOf.get(iata) ?? []), place.name])
  return allAirports.map(({ iata, city, country }) => {
    const towns = townsOf.get(iata)
    const name = towns ? (airportWithIata(iata)?.name ?? city) : city
    const names = [city, name, ...(towns ?? [])].map(normalizeName)
    return { text: iata, name, country, code: iata.toLowerCase(), names, isInCatalogue: towns !== undefined }
  })
}

function towns(): Candidate[] {
  const ofCatalogue = places
    .filter(({ kind }) => kind !== 'airport')
    .map(({ name, country }) => ({ text: name, name, country: codeOf(country) }))
  const others = otherStops.map(({ name, country }) => ({
    text: written(name),
    name: written(name),
    country,
  }))
  return [...ofCatalogue, ...others].map((stop, index) => ({
    ...stop,
    code: '',
    names: [normalizeName(stop.name)],
    isInCatalogue: index < ofCatalogue.length,
  }))
}

/** Turns "london-st-pancras" into "London St Pancras". */
const written = (name: string) =>
  name.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
