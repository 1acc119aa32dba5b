import { countries as allCountries } from 'countries-list'
import { britain, canaries, ceutaAndMelilla, northernIreland, worldPlaces } from './world-places.ts'
import { wordsOfName } from './words.ts'

/**
 * A place outside the four countries. Zone `eu`: other member states, and Monaco and the French overseas departments,
 * whose shops have other rules; `canaries`: parts of Spain outside the EU's VAT area.
 */
export type ForeignPlace = {
  name: string
  zone: 'eu' | 'great-britain' | 'northern-ireland' | 'canaries' | 'outside'
}
/** A name as people type it, in words. */
export type ForeignName = { words: string[]; place: ForeignPlace }

const memberStates = new Set(
  'AT BE BG HR CY CZ DK EE FI GR HU IE LV LT LU MT NL PL PT RO SK SI SE MC GP MQ RE GF YT'.split(' '),
)
/** The four countries, Britain, and territories with a special VAT status. */
const leftOut = new Set('FR ES IT DE GB AC AQ AX BV HM IO MF TA TF UM'.split(' '))
/** Names of countries in answers, if the list has another one. */
const names: Record<string, string> = {
  NL: 'the Netherlands',
  US: 'the USA',
  KR: 'Korea',
  KP: 'North Korea',
  AE: 'the Emirates',
  PH: 'the Philippines',
  CZ: 'Czechia',
  TR: 'Turkey',
  MO: 'Macao',
  MV: 'the Maldives',
  BS: 'the Bahamas',
  GM: 'the Gambia',
  DO: 'the Dominican Republic',
  RE: 'Réunion',
  IM: 'the Isle of Man',
}
/** Names of places that are also plain words, brands or people's names, or names of our places. */
const plainWords = new Set(
  (
    'male victoria hamilton stanley kingston praia sucre georgetown plymouth douglas the-valley moroni majuro gustavia castries ' +
    'basse-terre marigot apia suva lome road-town saint-pierre cockburn-town san-jose san-salvador santiago lima alofi ' +
    'city-of-victoria west-island south-tarawa freetown jamestown bridgetown dominica saint-martin'
  ).split(' '),
)

/** Abbreviations of countries without another meaning: "nl customs", "I'm from nz". */
const codes = /^(?:uk|nl|nz|hk|sg|jp)$/
const withoutNames = (words: string[]) =>
  words.length > 1 || (words[0] ?? '').length > 2 || codes.test(words[0] ?? '')
const listed = (text: string): string[][] =>
  text
    .split(' ')
    .filter((name) => !/^[A-Z]{3}$/.test(name))
    // Nationalities also have a plural: "Kenyans", "Qataris".
    .flatMap((name) => (/^[a-z]{3,}(?:an|i)$/.test(name) ? [name, `${name}s`] : [name]))
    .map(wordsOfName)
const codesIn = (text: string): string[] => text.match(/\b[A-Z]{3}\b/g) ?? []

const byCode = Object.entries(allCountries).flatMap(([code, { name, capital }]) => {
  if (leftOut.has(code)) return []
  const place: ForeignPlace = { name: names[code] ?? name, zone: memberStates.has(code) ? 'eu' : 'outside' }
  const text = worldPlaces[code] ?? ''
  const official = [capital, name, name.split('(')[0] ?? '']
    .map(wordsOfName)
    .filter((words) => !plainWords.has(words.join('-')))
  return [{ place, names: [...official, ...listed(text)], codes: codesIn(text) }]
})
const own = (place: ForeignPlace, text: string) => ({ place, names: listed(text), codes: codesIn(text) })
const groups = [
  ...byCode,
  own({ name: 'Great Britain', zone: 'great-britain' }, britain),
  own({ name: 'Northern Ireland', zone: 'northern-ireland' }, northernIreland),
  own({ name: 'the Canary Islands', zone: 'canaries' }, canaries),
  own({ name: 'Ceuta and Melilla', zone: 'canaries' }, ceutaAndMelilla),
  own({ name: 'Africa', zone: 'outside' }, 'africa african'),
]

/** All names by their first word, longest first: "northern ireland" before "ireland". */
export const foreignByFirstWord: ReadonlyMap<string, ForeignName[]> = Map.groupBy(
  groups
    .flatMap(({ place, names: all }) =>
      all.filter(withoutNames).map((words): ForeignName => ({ words, place })),
    )
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
)

/** Airports by their code in capitals: "LIS". */
export const foreignCodes: ReadonlyMap<string, ForeignPlace> = new Map(
  groups.flatMap(({ place, codes }) => codes.map((code): [string, ForeignPlace] => [code, place])),
)
