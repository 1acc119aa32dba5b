import { prepositions } from '../reading/prepositions.ts'
import { isThing } from '../reading/goods.ts'
import { countOf } from '../reading/number-words.ts'
import { conceptsOf } from '../understanding/concepts.ts'
import type { Inquiry } from '../understanding/inquiry.ts'

const longest = 9
const small = /^(?:an?|the|my|our|and|plus|de|el|la|le|\d.*|[€$£%]|eur|euros?|usd|dollars?|gbp|pounds?)$/
const ofPurchases: readonly string[] = ['goods', 'brand', 'store', 'street', 'food', 'gift', 'money']

/**
 * Returns whether a question contains goods, a price and a place, but no word that asks: "knife set 210 from Solingen".
 * It then asks for the refund. Unknown words, such as a brand, do not count as a question.
 */
export function isBarePurchase({ question }: Pick<Inquiry, 'question'>): boolean {
  const words = question.line.split(' ')
  const isPriced =
    question.purchases.length > 0 && question.purchases.every(({ country }) => country !== null)
  if (!isPriced || words.length > longest || !words.some(isThing)) return false
  const named = new Set(
    question.places.flatMap(({ at, length }) => Array.from({ length }, (_, step) => Math.floor(at) + step)),
  )
  return words.every((word, at) => {
    const concepts = conceptsOf.get(word) ?? []
    return (
      named.has(at) ||
      small.test(word) ||
      isThing(word) ||
      prepositions.has(word) ||
      countOf(word) !== null ||
      (concepts.length === 0 ? !asks.test(word) : concepts.some((concept) => ofPurchases.includes(concept)))
    )
  })
}

/** Words that ask, or that say what happens to a thing. */
const asks =
  /^(?:can|could|do|does|is|are|was|were|will|would|should|may|must|have|has|if|any|who|why|when|what|which|i|we|you|it|they|not|count|counts|eligible|ok|okay|legal|refundable|possible|valid)$/
