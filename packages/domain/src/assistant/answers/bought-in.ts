import type { Country } from '../../places/countries.ts'
import type { Question } from '../reading/read-question.ts'
import { shopCountry } from '../reading/shop-countries.ts'

/** Returns the country in which the goods were bought, if the question says it. */
export function boughtIn({
  line,
  places,
  purchases,
}: Pick<Question, 'line' | 'places' | 'purchases'>): Country | null {
  const shop = places.find(({ role }) => role === 'bought') ?? places.find(({ role }) => role === 'named')
  return purchases.find(({ country }) => country !== null)?.country ?? shop?.country ?? shopCountry(line)
}
