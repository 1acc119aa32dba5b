import type { Country } from '../../places/countries.ts'
import type { Question } from '../reading/read-question.ts'
import { shopCountry } from '../reading/shop-countries.ts'

/** The country in which the goods of a question were bought, where the question itself says it. */
export function boughtIn({
  line,
  places,
  purchases,
}: Pick<Question, 'line' | 'places' | 'purchases'>): Country | null {
  const shop = places.find(({ role }) => role === 'bought') ?? places.find(({ role }) => role === 'named')
  return purchases.find(({ country }) => country !== null)?.country ?? shop?.country ?? shopCountry(line)
}
