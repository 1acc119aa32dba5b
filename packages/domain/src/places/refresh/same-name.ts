import { normalizeName } from '../normalize-name.ts'

/** Words that do not distinguish shops. */
const little = new Set(
  'the el la le les il lo los las de du des del della di da d l y et und and e i store shop boutique by at'.split(
    ' ',
  ),
)

const wordsOf = (name: string, city: string): string[] => {
  const ofCity = new Set(normalizeName(city).split('-'))
  const words = normalizeName(name).split('-')
  const telling = words.filter((word) => word && !little.has(word) && !ofCity.has(word))
  return telling.length > 0 ? telling : words.filter(Boolean)
}

/** Returns the word to search a location by: the first distinguishing one, as written; null if none is long enough. */
export function searchWordOf(name: string, city: string): string | null {
  const telling = new Set(wordsOf(name, city))
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => telling.has(normalizeName(word)))
  return words.find((word) => word.length >= 4) ?? words[0] ?? null
}

/**
 * Returns whether two names mean the same place of a city: one has all distinguishing words of the other, and both have
 * the first one of ours, which names the house. "El Corte Inglés Serrano" is "El Corte Inglés", but neither the street
 * Serrano nor "Galería Serrano".
 */
export function isSameName(ownName: string, foundName: string, city: string): boolean {
  const [own, other] = [wordsOf(ownName, city), wordsOf(foundName, city)]
  const [first] = own
  if (!first || !other.includes(first)) return false
  const isWithin = (few: string[], many: string[]) => few.every((word) => many.includes(word))
  return isWithin(other, own) || isWithin(own, other)
}
