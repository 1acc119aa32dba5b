import { countries as allCountries } from 'countries-list'
import { britain, canaries, ceutaAndMelilla, northernIreland, worldPlaces } from './world-places.ts'
import { wordsOfName } from './words.ts'

/** Where else people live, shop and change planes; zone 'eu' = another member state (and Monaco, which shops by France's VAT, and France's overseas departments); 'canaries' = parts of Spain outside the VAT area. */
export type ForeignPlace = {
  name: string
  zone: 'eu' | 'great-britain' | 'northern-ireland' | 'canaries' | 'outside'
}
/** A name as people type it, word by word. */
export type ForeignName = { words: string[]; place: ForeignPlace }

const memberStates = new Set(
  'AT BE BG HR CY CZ DK EE FI GR HU IE LV LT LU MT NL PL PT RO SK SI SE MC GP MQ RE GF YT'.split(' '),
)
/** Our own four, Britain, and territories whose place in the Union's VAT is a matter of its own. */
const leftOut = new Set('FR ES IT DE GB AC AQ AX BV HM IO MF TA TF UM'.split(' '))
/** How an answer calls a country, where the list has it otherwise. */
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
/** Capitals and countries that are plain words, brands, names of people or of our own places. */
const plainWords = new Set(
  (
    'male victoria hamilton stanley kingston praia sucre georgetown plymouth douglas the-valley moroni majuro gustavia castries ' +
    'basse-terre marigot apia suva lome road-town saint-pierre cockburn-town san-jose san-salvador santiago lima alofi ' +
    'city-of-victoria west-island south-tarawa freetown jamestown bridgetown dominica saint-martin'
  ).split(' '),
)

/** Short for a country, and no word of another meaning: "nl customs", "I'm from nz". */
const codes = /^(?:uk|nl|nz|hk|sg|jp)$/
const withoutNames = (words: string[]) =>
  words.length > 1 || (words[0] ?? '').length > 2 || codes.test(words[0] ?? '')
const listed = (text: string): string[][] =>
  text
    .split(' ')
    .filter((name) => !/^[A-Z]{3}$/.test(name))
    // Of people there are several: "Kenyans", "Qataris".
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

/** Every name by its first word, the longest first: "northern ireland" before "ireland". */
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
