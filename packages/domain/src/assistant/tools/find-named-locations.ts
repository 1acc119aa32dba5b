import { findPlace, type Place } from '../../places/catalogue.ts'
import { refundLocations } from '../../places/refund-locations.ts'
import { describeLocation, locationRanks, locationsShown, type FoundLocations } from './find-locations.ts'
import { placePage } from './rule-citation.ts'

/** Airports in a city's list: how people call them, and the first words of their names in the list. */
const calledAirports: [RegExp, string][] = [
  [/\blinate\b/, 'linate airport'],
  [/\b(?:orio al serio|bergamo airport|bgy)\b/, 'milan bergamo'],
  [/\bciampino\b/, 'ciampino airport'],
  [/\bcapodichino\b/, 'naples airport'],
  [/\b(?:cologne bonn|koln bonn)\b/, 'cologne bonn'],
  [/\bperetola\b/, 'florence airport'],
]

/**
 * Returns at most five locations that a lower-case line names by the first two words of their name ("galeries
 * lafayette"), refund offices first, of one city if `only` is given. Null if it names none. A terminal's number is not
 * a name.
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

/** "Tax refund operator desks" is a description, not a name. */
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

/** Returns whether a text names an outlet by its one distinctive word: "Serravalle outlet". */
function namesOutlet(said: string, name: string): boolean {
  const words = wordsOf(name.split(' – ')[0] ?? '')
  return (
    ofOutlets.test(said) &&
    words.some((word) => ofOutlets.test(word)) &&
    words.some((word) => word.length > 4 && !plainOutletWords.test(word) && said.includes(` ${word} `))
  )
}

/** Returns two words, so that a street or airport is not taken for a shop. */
function firstWords(name: string): string {
  const words = wordsOf(name)
  const isArticle = /^(?:le|la|el|les)$/.test(words[0] ?? '')
  return (streets.test(words[0] ?? '') ? words : words.slice(0, isArticle ? 3 : 2)).join(' ')
}

/** "Rue de …" alone does not name a street. */
const streets =
  /^(?:rue|via|calle|avenue|avenida|avinguda|corso|cours|piazza|place|plaza|rambla|passeig|boulevard|galleria)$/

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
