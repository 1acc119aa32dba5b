import type { Place } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import { foreignPlaces, type ForeignPlace } from './foreign-places.ts'
import { countryWords, namesByFirstWord } from './place-names.ts'
import type { Word } from './words.ts'

/** What a place has to do with the question. `papers` = a passport or citizenship, `named` = no word tells. */
export type Role = 'bought' | 'leaving' | 'home' | 'papers' | 'named'
export type SpokenPlace = { at: number; length: number; role: Role; place: Place | null; country: Country }
export type SpokenForeign = { at: number; length: number; role: Role; foreign: ForeignPlace }
export type SpokenPlaces = { ours: SpokenPlace[]; foreign: SpokenForeign[] }

const prepositions = new Set(
  'in at from to near around via through of leaving visit visiting for and or nearby'.split(' '),
)
const rolesByCue: [RegExp, Role][] = [
  [
    /\b(?:live|lives|living|resident|residents|residence|i am|im|i m|we are|were|home is|domiciled|study|studying|student|move to|moving to)\b[^.]{0,24}$/,
    'home',
  ],
  [
    /\b(?:leave|leaves|leaving|left|fly|flies|flying|flight|flights|depart|departing|departure|exit|exiting|via|through|connect|connecting|connection|layover|transit|change|changing|transfer|stopover|home from|out of|stamp|stamped|validate|validated|claim(?: it| them| this)? (?:at|in|from))\b[^.]{0,24}$/,
    'leaving',
  ],
  [
    /\b(?:buy|buying|bought|shop|shopping|shopped|purchase|purchased|purchases|spent|spend|paid|store|stores|from a|goods from|forms? from)\b[^.]{0,40}$/,
    'bought',
  ],
]
const boughtAfter = /^(?:forms?|invoices?|receipts?|purchases?|goods|slips?|shops?|stores?)$/
const homeAfter = /^(?:residents?|tourists?|visitors?|travell?ers?)$/
const papersAfter = /^(?:citizens?|passports?|nationals?|nationality)$/

/** The places and countries of a question in their order, each with its part. `texts` are the corrected words. */
export function readPlaces(words: readonly Word[], texts: readonly string[]): SpokenPlaces {
  const found: SpokenPlaces = { ours: [], foreign: [] }
  for (let at = 0; at < texts.length; at += 1) {
    const named = placeAt(words, texts, at)
    if (named) {
      found.ours.push({
        at,
        length: named.length,
        role: roleAt(texts, at, named.length),
        place: named.place,
        country: named.place.country,
      })
      at += named.length - 1
      continue
    }
    const text = texts[at] ?? ''
    const country = countryWords.get(text)
    if (country) found.ours.push({ at, length: 1, role: roleAt(texts, at, 1), place: null, country })
    const foreign = foreignAt(texts, at)
    if (foreign) found.foreign.push({ at, length: 1, role: roleAt(texts, at, 1), foreign })
  }
  return found
}

function placeAt(
  words: readonly Word[],
  texts: readonly string[],
  at: number,
): { place: Place; length: number } | null {
  for (const { words: name, place, isGuarded } of namesByFirstWord.get(texts[at] ?? '') ?? []) {
    if (!name.every((word, index) => word === texts[at + index])) continue
    const isShouted =
      words[at]?.raw === words[at]?.raw.toUpperCase() && name[0] !== undefined && name[0].length === 3
    const isCapital = at > 0 && /^\p{Lu}/u.test(words[at]?.raw ?? '')
    if (isGuarded && !isShouted && !isCapital && !prepositions.has(texts[at - 1] ?? '') && texts.length > 1)
      continue
    return { place, length: name.length }
  }
  return null
}

function foreignAt(texts: readonly string[], at: number): ForeignPlace | null {
  const text = texts[at] ?? ''
  if (text === 'ireland' && texts[at - 1] === 'northern')
    return { name: 'Northern Ireland', zone: 'northern-ireland' }
  if (
    /^(?:dollars?|\$)$/.test(texts[at + 1] ?? '') ||
    /^(?:dollars?|franc|francs|yen|won)$/.test(texts[at + 1] ?? '')
  )
    return null
  return foreignPlaces.get(text) ?? null
}

function roleAt(texts: readonly string[], at: number, length: number): Role {
  if (homeAfter.test(texts[at + length] ?? '')) return 'home'
  if (papersAfter.test(texts[at + length] ?? '')) return 'papers'
  if (boughtAfter.test(texts[at + length] ?? '')) return 'bought'
  const before = texts.slice(Math.max(0, at - 7), at).join(' ')
  const cues = rolesByCue.flatMap(([cue, role]) => {
    const place = before.search(cue)
    return place < 0 ? [] : [{ role, place: lastMatch(before, cue) }]
  })
  return cues.toSorted((a, b) => b.place - a.place)[0]?.role ?? 'named'
}

/** Where the last word that tells begins: the nearest one to the place decides. */
function lastMatch(text: string, cue: RegExp): number {
  let last = -1
  for (let start = 0; start <= text.length; start = last + 1) {
    const at = text.slice(start).search(cue)
    if (at < 0) break
    last = start + at
  }
  return last
}
