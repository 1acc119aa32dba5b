import { isCodeBesideStop } from './airport-codes.ts'
import { foreignAt, isApart } from './foreign-at.ts'
import type { ForeignPlace } from './foreign-places.ts'
import { foreignWithin, namesWithin } from './names-in-scripts.ts'
import { placeAt } from './place-at.ts'
import { capitalize } from '../../content/capitalize.ts'
import { countryWords, regions, townCountries } from './place-names.ts'
import { prepositions } from './prepositions.ts'
import { homeAfter, nations, roleAt, roleOfCountry } from './role-at.ts'
import { maxWordsLength, type SpokenPlaces } from './spoken-places.ts'
import type { Word } from './words.ts'

/** Returns the places and countries of a question in their order, with their roles. `texts` are the corrected words. */
export function readPlaces(words: readonly Word[], texts: readonly string[]): SpokenPlaces {
  const found: SpokenPlaces = { covered: [], foreign: [] }
  for (let at = 0; at < texts.length; at += 1) {
    const named = placeAt(words, texts, at)
    if (named) {
      found.covered.push({
        at,
        length: named.length,
        role: roleAt(texts, at, named.length, found, isApart(words, at + named.length)),
        place: named.place,
        country: named.place.country,
        ...(named.terminal === null ? {} : { terminal: named.terminal }),
        ...(named.iata === undefined ? {} : { iata: named.iata }),
        ...(named.isSatellite ? { isSatellite: true } : {}),
      })
      at += named.length - 1
      continue
    }
    const text = texts[at] ?? ''
    const next = texts[at + 1] ?? ''
    // Several names within one run of letters are ordered by fractions of its index.
    for (const { named: one, from, role } of namesWithin(text, next))
      found.covered.push({
        at: at + from / maxWordsLength,
        length: 1,
        role,
        place: one.place,
        country: one.country,
      })
    for (const { named: one, from, role } of foreignWithin(text, next))
      found.foreign.push({ at: at + from / maxWordsLength, length: 1, role, foreign: one.foreign })
    const isCode = townCountries.has(text) && isCodeBesideStop(texts, at)
    const country = isCode ? undefined : (countryWords.get(text) ?? townCountries.get(text))
    if (country)
      found.covered.push({
        at,
        length: 1,
        role: roleOfCountry(texts, at, found),
        place: null,
        country,
        ...townAt(text),
        ...(nations.test(text) && !homeAfter.test(texts[at + 1] ?? '') ? { isNation: true } : {}),
      })
    const abroad = country ? null : foreignAt(words, texts, at)
    if (!abroad) continue
    found.foreign.push({
      at,
      length: abroad.length,
      role:
        isFromThere(texts, at, abroad) || isBehindNation(texts, at, found)
          ? 'home'
          : roleAt(texts, at, abroad.length, found, isApart(words, at + abroad.length)),
      foreign: abroad.foreign,
      ...(abroad.iata === undefined ? {} : { iata: abroad.iata }),
    })
    at += abroad.length - 1
  }
  if (found.covered.length + found.foreign.length === 0) return beforeThings(words, texts)
  return withoutDenied(found, texts)
}

/** Returns the cities before things, if nothing else names a place: "Amsterdam bag 1,000 euros". */
function beforeThings(words: readonly Word[], texts: readonly string[]): SpokenPlaces {
  const [first] = texts.flatMap((_, at) => {
    const abroad = foreignAt(words, texts, at, true)
    return abroad ? [{ at, length: abroad.length, role: 'named' as const, foreign: abroad.foreign }] : []
  })
  return { covered: [], foreign: first ? [first] : [] }
}

/** Removes negated places if another one is named: "We board in Lille, not Paris". */
function withoutDenied({ covered, foreign }: SpokenPlaces, texts: readonly string[]): SpokenPlaces {
  const isMeant = ({ at }: { at: number }) =>
    !/\b(?:not|and not|instead of|rather than)(?: (?:in|from|at|via|to|the))?$/.test(
      texts.slice(Math.max(0, at - 4), at).join(' '),
    )
  const meant = { covered: covered.filter(isMeant), foreign: foreign.filter(isMeant) }
  return meant.covered.length + meant.foreign.length > 0 ? meant : { covered, foreign }
}

/** "Serbian from Belgrade", but not "to London from Paris" */
function isBehindNation(texts: readonly string[], at: number, { foreign }: SpokenPlaces): boolean {
  const nation = foreign.at(-1)
  if (texts[at - 1] !== 'from' || !nation || nation.at + nation.length !== at - 1) return false
  return (
    /(?:ish|ese|an|ans|i|iss|tch|ean)$/.test(texts[nation.at] ?? '') &&
    !prepositions.has(texts[nation.at - 1] ?? '')
  )
}

/**
 * Returns whether a question begins with the speaker's home: "From Cardiff, on holiday in Barcelona". "From London to
 * Paris" is a journey.
 */
const isFromThere = (
  texts: readonly string[],
  at: number,
  { foreign, length }: { foreign: ForeignPlace; length: number },
) =>
  at === 1 &&
  texts[0] === 'from' &&
  (foreign.zone !== 'eu' || isOutsideTheRules(foreign)) &&
  !/\b(?:to|via|through|flight|leaving|leave|depart\w*|fly\w*)\b/.test(texts.slice(at + length).join(' '))

/** Returns a town; not a region or country. */
const townAt = (text: string) =>
  townCountries.has(text) && !countryWords.has(text) && !regions.has(text) ? { town: capitalize(text) } : {}

/** Monaco and the French overseas departments: residents get no refund in France. */
const isOutsideTheRules = ({ name }: ForeignPlace) =>
  /^(?:Monaco|Guadeloupe|Martinique|French Guiana|Réunion|Mayotte)$/.test(name)
