import { isStopCode } from './airport-codes.ts'
import { currencyOf } from './currency-words.ts'
import { foreignByFirstWord, foreignCodes, type ForeignPlace } from './foreign-places.ts'
import { isThing } from './goods.ts'
import { prepositions } from './prepositions.ts'
import { roleAt } from './role-at.ts'
import type { Word } from './words.ts'

/** Names that are also plain words. They count only with a capital, or after "in", "from" … */
const alsoPlain = new Set(
  'cork bled gent gib poles states canton kiwi kiwis charlotte orlando phoenix portland chad mali niger oman rhodes split goa rio hull reunion york sark limerick'.split(
    ' ',
  ),
)
/** "a turkey", "nail polish": after these words it is not a place. */
const alsoThings = new Set('turkey china jersey jordan guinea polish georgia cuba panama havana'.split(' '))
const isPerson =
  /^(?:citizens?|passports?|nationals?|nationality|residents?|tourists?|visitors?|travell?ers?|man|woman|student)$/
const beforeThings = /^(?:an?|my|the|this|some|of|nail|shoe|wool|nike|air|fine|bone|roast|football)$/

/**
 * Returns a place or country outside the four whose name begins at a word, with the words of the name; else null.
 * `isBeforeThings`: a city before a thing is where that was bought, if nothing else says it.
 */
export function foreignAt(
  words: readonly Word[],
  texts: readonly string[],
  at: number,
  isBeforeThings = false,
): { foreign: ForeignPlace; length: number; iata?: string } | null {
  const raw = words[at]?.raw ?? ''
  const usa = raw === 'US' && isAmerica(texts, at) ? foreignByFirstWord.get('usa')?.[0]?.place : undefined
  if (usa && isInMixedCase(words, at) && !isMoneyOrThing(words, texts, at + 1))
    return { foreign: usa, length: 1 }
  const names = (foreignByFirstWord.get(texts[at] ?? '') ?? []).filter(({ words: name }) =>
    name.every((word, index) => word === texts[at + index]),
  )
  const airport = names.length > 0 ? null : codeAt(words, texts, at)
  if (airport) return airport
  for (const { words: name, place } of names) {
    const [before, next] = [texts[at - 1] ?? '', at + name.length]
    const isBehindPreposition = prepositions.has(before) && before !== 'of' && before !== 'for'
    const isCity = isNoun(name) || (isBeforeThings && !ofPeople.test(name.at(-1) ?? ''))
    if (isMoneyOrThing(words, texts, next, isCity) && !isBehindPreposition) return null
    const single = name.length === 1 ? (name[0] ?? '') : ''
    if (alsoThings.has(single) && beforeThings.test(before) && !isPerson.test(texts[next] ?? '')) return null
    const isCapital = at > 0 && /^\p{Lu}\p{Ll}/u.test(raw)
    const isStart = at === 0 && isPerson.test(texts[next] ?? '')
    if (alsoPlain.has(single) && !isCapital && !isBehindPreposition && !isStart && texts.length > 1)
      return null
    return { foreign: place, length: name.length }
  }
  return null
}

/** "Swiss", "Japanese", "Dubai": also said of things, wherever they are bought. */
const ofPeople =
  /(?:ish|ese|ian|ean|ican|ss|utch|ench|zech|reek|ani|aqi|ndi|ari|dubai|turkey|china|jersey|guinea|panama|havana|jordan|polish)s?$/

/** Returns an airport by its code: in capitals among other words, or as a stop of a journey in any case. */
function codeAt(words: readonly Word[], texts: readonly string[], at: number) {
  const raw = words[at]?.raw ?? ''
  const iata = raw.toUpperCase()
  const foreign = foreignCodes.get(iata)
  const isShouted = raw === iata && isInMixedCase(words, at) && !isMoneyOrThing(words, texts, at + 1)
  const isNamed = isShouted || isStopCode(texts, at)
  return foreign && isNamed ? { foreign, length: 1, iata } : null
}

/**
 * "US" is also a size, a pronoun and a kind of dollar. It is the country if somebody lives there, comes from there or
 * is a citizen.
 */
const isAmerica = (texts: readonly string[], at: number) =>
  /^(?:the|from|to)$/.test(texts[at - 1] ?? '') ||
  isPerson.test(texts[at + 1] ?? '') ||
  roleAt(texts, at, 1) === 'home'

/** "Switzerland watch" names the country, "Swiss watch" a watch, "china vase" porcelain. */
const isNoun = (name: readonly string[]) =>
  /(?:land|stan|zil|ada|key|pan|ico|ore|wait|bia|pal|entina|ile|eru)$/.test(name.at(-1) ?? '')

/** In a text that is all in capitals, a code in capitals means nothing. */
const isInMixedCase = (words: readonly Word[], at: number) =>
  words.length === 1 ||
  [words[at - 2], words[at - 1], words[at + 1], words[at + 2]].some((word) => /\p{Ll}/u.test(word?.raw ?? ''))

/** Returns whether the name belongs to money or a thing: "Swiss francs", "a Swiss watch", "American Express". */
function isMoneyOrThing(
  words: readonly Word[],
  texts: readonly string[],
  next: number,
  isCountry = false,
): boolean {
  const text = texts[next] ?? ''
  if (isApart(words, next)) return false
  const isMoney = currencyOf(text, words[next]?.raw ?? '', false) !== null && text !== 'fr'
  return (
    isMoney || (isThing(text) && !isCountry) || /^(?:express|airlines|size|speaking|keyboard)$/.test(text)
  )
}

/** Returns whether more than a blank precedes a word. "to Doha. Forms from Nice" does not mean forms from Doha. */
export const isApart = (words: readonly Word[], next: number) =>
  (words[next]?.start ?? 0) > (words[next - 1]?.end ?? 0) + 1
