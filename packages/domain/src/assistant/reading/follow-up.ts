import type { Country } from '../../places/countries.ts'
import type { Question } from './read-question.ts'

const followsOn =
  /^(?:and|what about|how about|what if|or|also|then|in|at|for|from|same|ok|okay|yes|no|sorry|i mean|it was|it is|its|that was|bought in)\b/
const shortReply = 5

/**
 * Fills what a question leaves out from the one before it: "And in Italy?" keeps the amount, "2,000 euros" keeps the
 * country that was spoken of. What is said anew wins.
 */
export function continueFrom(before: Question | null, question: Question): Question {
  const country = boughtIn(question) ?? before?.country ?? null
  const settled = { ...question, country }
  if (!before) return settled
  const { subject, purchases, places, foreign } = question
  if (purchases.length > 0)
    return foreign.some(({ role }) => role !== 'home')
      ? settled
      : { ...settled, purchases: placeAll(purchases, country) }
  const hasSubject = subject.telling.length > 0 || subject.general.length > 0
  if (subject.isOutside || subject.isSteering) return settled
  if (hasSubject)
    return places.length === 0 && foreign.length === 0 ? { ...settled, places: before.places } : settled
  const isReply = followsOn.test(question.line) || question.line.split(' ').length <= shortReply
  if (!isReply || places.length === 0) return settled
  const shop = places.find(({ role }) => role !== 'leaving')
  const moved = before.purchases.map((purchase) =>
    shop ? { ...purchase, country: shop.country, place: shop.place } : purchase,
  )
  return { ...settled, purchases: moved, subject: before.subject, topicLine: before.topicLine }
}

function placeAll(purchases: Question['purchases'], country: Country | null): Question['purchases'] {
  const isNamed = purchases.some((purchase) => purchase.country !== null)
  return isNamed ? purchases : purchases.map((purchase) => ({ ...purchase, country }))
}

/** The country in which the goods of a question were bought, where the question itself says it. */
export function boughtIn({ places, purchases }: Question): Country | null {
  const shop = places.find(({ role }) => role === 'bought') ?? places.find(({ role }) => role === 'named')
  return purchases.find(({ country }) => country !== null)?.country ?? shop?.country ?? null
}
