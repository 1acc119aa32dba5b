import type { Country } from '../../places/countries.ts'
import type { Question } from '../reading/read-question.ts'
import type { SpokenPlace } from '../reading/spoken-places.ts'

const compares =
  /\b(?:more(?! than)|most(?! of)|better|best|higher|highest|bigger|biggest|cheaper|cheapest|compar\w*|versus|vs|differ\w*|(?:each|every) country|same (?:price|bag|watch|thing|item|model|one|coat|jacket|phone|shoes|product))\b/
/** "Bought in Madrid; is it better to scan in Paris?" compares places, not prices. */
const ofStamps = /\b(?:stamp\w*|validat\w*|scan\w*|customs|desks?|kiosks?)\b/
const parts = /^(?:(?:or|vs|versus|than|o|ou|oder|of|or in|than in|o en|o in|ou en|ou em|oder in)(?: |$))+$/

/**
 * Returns the countries in which one price is compared, in their order: "3,000 in France, Italy or Germany, which gives
 * more?" Empty if fewer than two are named as places to shop, or no word compares them.
 */
export function comparedCountries({ line, places }: Pick<Question, 'line' | 'places'>): Country[] {
  const shops = places.filter(({ role }) => role === 'bought' || role === 'named')
  const countries = [...new Set(shops.map(({ country }) => country))]
  if (countries.length < 2 || ofStamps.test(line)) return []
  const words = line.split(' ')
  const isEither = shops.some((shop, index) => {
    const next = shops[index + 1]
    return next !== undefined && next.country !== shop.country && parts.test(between(words, shop, next))
  })
  return isEither || compares.test(line) ? countries : []
}

const between = (words: readonly string[], from: SpokenPlace, to: SpokenPlace) =>
  words.slice(from.at + from.length, to.at).join(' ')
