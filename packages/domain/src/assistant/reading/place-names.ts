import { places, type Place } from '../../places/catalogue.ts'
import { countries, type Country } from '../../places/countries.ts'

/** A name as people type it, word by word. `isGuarded` names are also plain words and count after "in", "at", "from" … only. */
export type NamedPlace = { words: string[]; place: Place; isGuarded: boolean }

/** Other languages, older names, codes and nicknames, by slug; the catalogue's own name and slug need no entry. */
const otherNames: Record<string, string[]> = {
  cdg: ['charles de gaulle', 'de gaulle', 'roissy', 'paris cdg', 'degaulle'],
  orly: ['ory', 'paris orly'],
  'nice-airport': ['nce', 'nice cote dazur'],
  'lyon-airport': ['lys', 'saint exupery'],
  'marseille-airport': ['mrs', 'marseille provence', 'marignane'],
  'gare-du-nord': ['paris nord'],
  marseille: ['marseilles'],
  lyon: ['lyons'],
  'saint-tropez': ['st tropez'],
  'aix-en-provence': ['aix'],
  'madrid-airport': ['mad', 'barajas', 'madrid barajas'],
  'barcelona-airport': ['bcn', 'el prat'],
  'malaga-airport': ['agp'],
  'madrid-atocha': ['atocha'],
  'barcelona-sants': ['sants'],
  seville: ['sevilla'],
  palma: ['mallorca', 'majorca', 'palma de mallorca'],
  milan: ['milano'],
  rome: ['roma'],
  florence: ['firenze'],
  venice: ['venezia'],
  naples: ['napoli'],
  turin: ['torino'],
  genoa: ['genova'],
  malpensa: ['mxp', 'milan malpensa'],
  fiumicino: ['fco', 'rome fiumicino', 'leonardo da vinci', 'rome airport', 'roma airport'],
  'venice-airport': ['vce', 'marco polo'],
  'milano-centrale': ['milan central', 'milan centrale', 'milano central'],
  'roma-termini': ['termini', 'rome termini'],
  munich: ['munchen', 'muenchen'],
  cologne: ['koln', 'koeln'],
  nuremberg: ['nurnberg', 'nuernberg'],
  dusseldorf: ['duesseldorf'],
  frankfurt: ['frankfurt am main'],
  'frankfurt-airport': ['fra'],
  'munich-airport': ['muc'],
  'berlin-airport': ['ber', 'berlin brandenburg'],
  'berlin-hauptbahnhof': ['hauptbahnhof', 'berlin hbf'],
}
const guarded = new Set(['nice', 'cologne', 'como', 'mad', 'fra', 'ber', 'lys', 'mrs', 'aix', 'de gaulle'])

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

const namesOf = (place: Place): NamedPlace[] => {
  const names = [place.name, place.slug, ...place.aliases, ...(otherNames[place.slug] ?? [])].map(wordsOf)
  const withAirport = place.kind === 'airport' ? names.map((words) => [...words, 'airport']) : []
  const unique = new Map([...names, ...withAirport].map((words) => [words.join(' '), words]))
  return [...unique].map(([name, words]) => ({ words, place, isGuarded: guarded.has(name) }))
}

/** Every name of every place by its first word, longest first: the longer name wins where two begin. */
export const namesByFirstWord: ReadonlyMap<string, NamedPlace[]> = Map.groupBy(
  places.flatMap(namesOf).toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
)

export const countryWords: ReadonlyMap<string, Country> = new Map<string, Country>([
  ...countries.map((country): [string, Country] => [country, country]),
  ['french', 'france'],
  ['spanish', 'spain'],
  ['espana', 'spain'],
  ['italian', 'italy'],
  ['italia', 'italy'],
  ['german', 'germany'],
  ['deutschland', 'germany'],
])
