import { findPlace, type Place } from '../../places/catalogue.ts'
import { refundLocations } from '../../places/refund-locations.ts'
import { describeLocation, locationRanks, locationsShown, type FoundLocations } from './find-locations.ts'
import { placePage } from './rule-citation.ts'

/** Airports of a city's list, as people call them, and the first words of their names there. */
const calledAirports: [RegExp, string][] = [
  [/\blinate\b/, 'linate airport'],
  [/\b(?:orio al serio|bergamo airport|bgy)\b/, 'milan bergamo'],
  [/\bciampino\b/, 'ciampino airport'],
  [/\bcapodichino\b/, 'naples airport'],
  [/\b(?:cologne bonn|koln bonn)\b/, 'cologne bonn'],
  [/\bperetola\b/, 'florence airport'],
]

/**
 * The locations that a line of plain lower-case words names by the first two words of their name ("galeries lafayette"),
 * five at most, refund offices first, of one city where it is given; null when it names none. A terminal's number names
 * none.
 */
export function findNamedLocations(line: string, only?: Place): FoundLocations | null {
  const called = calledAirports.flatMap(([words, name]) => (words.test(line) ? [name] : []))
  const said = ` ${[line, ...called].join(' ')} `
  const found = refundLocations
    .filter(({ country, city }) => !only || (country === only.country && city === only.slug))
    .filter(
      ({ name }) =>
        !/^Terminal\b/.test(name) &&
        !isGeneric(firstWords(name)) &&
        (said.includes(` ${firstWords(name)} `) || namesOutlet(said, name)),
    )
    .toSorted((a, b) => locationRanks.indexOf(a.type) - locationRanks.indexOf(b.type))
  if (found.length === 0) return null
  const shown = found.slice(0, locationsShown)
  const cities = new Map(shown.map((record) => [`${record.country}/${record.city}`, record]))
  return {
    place: 'our list',
    total: found.length,
    nearTo: null,
    locations: shown.map((record) => describeLocation(record, undefined)),
    citations: [...cities].map(([path, { country, city }]) =>
      placePage(`Map of ${findPlace(country, city)?.name ?? city}`, `/map-locations/${path}`, {
        country,
        slug: city,
      }),
    ),
  }
}

/** "Tax refund operator desks" is no name that somebody says. */
const isGeneric = (words: string) =>
  words
    .split(' ')
    .every((word) =>
      /^(?:tax|vat|refunds?|free|customs|detaxe|operators?|office|desks?|airport|points?|counter)$/.test(
        word,
      ),
    )

const ofOutlets = /\b(?:outlets?|village)\b/
const plainOutletWords =
  /^(?:designer|outlets?|fashion|mcarthurglen|village|style|city|more|plaza|mayor|berlin|refund|service|points?|office)$/

/** "Serravalle outlet": an outlet by the one word of its name that no other has. */
function namesOutlet(said: string, name: string): boolean {
  const words = wordsOf(name.split(' – ')[0] ?? '')
  return (
    ofOutlets.test(said) &&
    words.some((word) => ofOutlets.test(word)) &&
    words.some((word) => word.length > 4 && !plainOutletWords.test(word) && said.includes(` ${word} `))
  )
}

/** Two words, so that neither a street nor an airport is taken for a shop. */
function firstWords(name: string): string {
  const words = wordsOf(name)
  const isArticle = /^(?:le|la|el|les)$/.test(words[0] ?? '')
  return (streets.test(words[0] ?? '') ? words : words.slice(0, isArticle ? 3 : 2)).join(' ')
}

/** "Rue de …" names no street yet. */
const streets =
  /^(?:rue|via|calle|avenue|avenida|avinguda|corso|cours|piazza|place|plaza|rambla|passeig|boulevard|galleria)$/

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
