import type { ShopList } from '@retour/domain/places/shop-list'
import type { ChosenShop } from './trip-draft.ts'

export interface FoundShop extends ChosenShop {
  locationId: string
}

const maxShops = 6
const typeRank = { s: 0, t: 1, p: 2, o: 3 }

/**
 * Returns shops in which every typed word starts a word of the name or town: first names that start with the typed
 * text, then those of the given town, then shops before stations and desks. Empty for fewer than two letters.
 */
export function searchShops(list: ShopList, text: string, near: string): FoundShop[] {
  const words = wordsOf(text)
  const typed = words.join(' ')
  if (typed.length < 2) return []
  const found = list.flatMap(({ country, city, locations }) => {
    const town = wordsOf(city)
    return locations.flatMap(([locationId, name, type]) => {
      const own = wordsOf(name)
      const isFound = words.every((word) => [...own, ...town].some((one) => one.startsWith(word)))
      if (!isFound || !words.some((word) => own.some((one) => one.startsWith(word)))) return []
      const whole = own.join(' ')
      const beginning = whole === typed ? 0 : whole.startsWith(typed) ? 100 : 200
      const rank = beginning + (city === near ? 0 : 10) + typeRank[type]
      return [{ shop: { name, locationId, country, city }, rank }]
    })
  })
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxShops)
    .map(({ shop }) => shop)
}

/** Ignores accents, case and separators. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
