import type { Currency } from '../../money/currencies.ts'
import { currencyWords, dollarsOf } from '../reading/currency-words.ts'
import { readQuestion, type Question } from '../reading/read-question.ts'

/** A bare figure does not depend on the day. */
const anyDay = '2026-01-15'
const manifold: [RegExp, number][] = [
  [/\b(?:double|twice|(?:buy|take|get|bought|took) (?:two|2|both)(?: of (?:them|it|those|these))?$)/, 2],
  [
    /\b(?:triple|(?:three|3) times|(?:buy|take|get|bought|took) (?:three|3)(?: of (?:them|it|those|these))?$)/,
    3,
  ],
  [/\bhalf\b/, 0.5],
]
const isPriceOfIt =
  /^(?:its|it is|it was|it costs?|price is|(?:my|the|our) (?:receipt|bill|total|invoice|price) (?:is|was)|the price is|they are|cost|costs|around|about) /
/** "In yen please" asks for another figure and corrects none. */
const corrects = /\b(?:sorry|mean|meant|was|were|actually|wait|thats|paid|cost|not)\b/

/**
 * Returns prices that refer to earlier ones: "what about 300?" in the same currency, "and twice that?" of the same
 * purchases, "sorry, in dollars" with the same figures. Empty if a question has none.
 */
export function leaningAmounts(
  { line, day, ages, durations }: Question,
  before: Question,
): Question['purchases'] {
  const [earlier] = before.purchases
  if (day !== null || ages.length + durations.length > 0) return []
  const figure = /(?<![\d.,])\d[\d.,]*k?\b/.exec(line)?.[0]
  const times = manifold.find(([words]) => words.test(line))?.[1]
  // "I want a bag in Milan" … "it is 3200"
  if (!earlier) return figure && isPriceOfIt.test(line) ? readQuestion(figure, anyDay).purchases : []
  if (times && (!figure || /\d times\b|\b(?:buy|take|get|bought|took) \d/.test(line)))
    return before.purchases.map((purchase) => ({
      ...purchase,
      money: { ...purchase.money, cents: Math.round(purchase.money.cents * times) },
    }))
  const currency = figure || !corrects.test(line) ? null : currencyNamed(line)
  if (currency)
    return before.purchases.map((purchase) => ({
      ...purchase,
      isCurrencyAssumed: false,
      money: { ...purchase.money, currency },
    }))
  if (!figure) return []
  return readQuestion(figure, anyDay).purchases.map((purchase) => ({
    ...purchase,
    goods: earlier.goods,
    isCurrencyAssumed: earlier.isCurrencyAssumed,
    money: { ...purchase.money, currency: earlier.money.currency },
  }))
}

/** Returns the currency that a line names, if it has a rate. "Singapore dollars" are not US dollars. */
function currencyNamed(line: string): Currency | null {
  const words = line.split(' ')
  const at = words.findIndex((word) => currencyWords.has(word))
  if (at < 0) return null
  const owner = /^dollars?$/.test(words[at] ?? '') ? dollarsOf(words[at - 1] ?? '') : null
  if (owner !== null) return typeof owner === 'string' ? owner : null
  return currencyWords.get(words[at] ?? '') ?? null
}
