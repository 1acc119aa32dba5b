import { boughtIn } from '../answers/bought-in.ts'
import type { Country } from '../../places/countries.ts'
import { readQuestion, type Question } from '../reading/read-question.ts'
import { phrasingOf } from './phrasing.ts'
import type { Asked } from './asked.ts'

/** Words that ask nothing by themselves: "and in Italy?", "what about 300?", "same for my wife", "does that hold at DIVA?". */
const leaning = new Set(
  (
    'and or but also then so what about how whats if it is its was that this the a an in at for from to of on same ok okay ' +
    'yes no sorry i mean bought there too as well instead please now my our with would be much more less only just wife ' +
    'husband friend mother father partner sister brother son daughter spent paid spend pay euro euros me we us you ' +
    'had has have been be were am are would could can do does did make take say count counts apply applies hold holds true ' +
    'one ones another other second third first next still again exactly rather by when else here get back ' +
    'diva pablo otello'
  ).split(' '),
)
/** A figure alone names no day. */
const anyDay = '2026-01-15'
const startsLeaning =
  /^(?:and|or|what about|how about|what if|what|how|if|make it|say|does (?:it|this|that)|also|then|so|same|ok|okay|yes|no|sorry|i mean|it was|it is|its|that was|in|at|for|from|with|bought in)\b/

/**
 * Fills what a question leaves out from the one before it. "And in Italy?" keeps subject and amount, "what about 300?"
 * subject and country, "same for my wife" all of it; a new question keeps the country that the talk is about. What is
 * said anew wins.
 */
export function continueFrom(before: Asked | null, asked: Asked): Asked {
  const country = boughtIn(asked.question) ?? before?.question.country ?? null
  const question = { ...keepHome(asked.question, before?.question), country }
  if (!before) return { ...asked, question: placeAll(question, country) }
  const isNamingPlaces = asked.way.places.length + asked.way.foreign.length > 0
  const told = {
    ...asked,
    way: isNamingPlaces ? asked.way : before.way,
    purchasesBefore:
      before.question.purchases.length > 0 ? before.question.purchases : before.purchasesBefore,
  }
  if (!leansOn(question))
    return { ...told, question: keepPlaces(placeAll(question, country), before.question) }
  const spoken = question.purchases.length > 0 ? question.purchases : bareAmount(question, before.question)
  const isNewAmount = spoken.length > 0
  const isNewPlace = question.places.length > 0 || question.foreign.length > 0
  if (!isNewAmount && !isNewPlace && question.day === null && !startsLeaning.test(question.line))
    return { ...told, question }
  const purchases = isNewAmount
    ? placeAll({ ...question, purchases: spoken }, country).purchases
    : moved(before.question.purchases, question, isNewPlace)
  return {
    ...told,
    ranked: before.ranked,
    isAmountAlone: before.isAmountAlone || (isNewAmount && before.question.purchases.length === 0),
    question: {
      ...question,
      purchases,
      places: isNewPlace ? question.places : before.question.places,
      foreign: isNewPlace ? question.foreign : before.question.foreign,
      day: question.day ?? before.question.day,
      bag: question.bag ?? before.question.bag,
      topicLine: before.question.topicLine,
    },
  }
}

/** Does a question say no more than a place, an amount or a day, or begin with words that lean on what was said? */
function leansOn(question: Question): boolean {
  return phrasingOf(question).every((word) => /^[@#¤+]/.test(word) || leaning.has(word))
}

/** "What about 300?" after a price is a price in its currency. */
function bareAmount({ line, day, ages, durations }: Question, before: Question): Question['purchases'] {
  const [earlier] = before.purchases
  const figure = /(?<![\d.,])\d[\d.,]*k?\b/.exec(line)?.[0]
  if (!earlier || !figure || day !== null || ages.length + durations.length > 0) return []
  return readQuestion(figure, anyDay).purchases.map((purchase) => ({
    ...purchase,
    goods: earlier.goods,
    isCurrencyAssumed: earlier.isCurrencyAssumed,
    money: { ...purchase.money, currency: earlier.money.currency },
  }))
}

function moved(
  purchases: Question['purchases'],
  question: Question,
  isNewPlace: boolean,
): Question['purchases'] {
  const shop = question.places.find(({ role }) => role !== 'leaving')
  if (!shop) return isNewPlace && question.foreign.length > 0 ? purchases.map(withoutPlace) : purchases
  return purchases.map((purchase) => ({ ...purchase, country: shop.country, place: shop.place }))
}

const withoutPlace = (purchase: Question['purchases'][number]) => ({
  ...purchase,
  country: null,
  place: null,
})

/** "Where is the desk?" after a question about CDG means the one at CDG. */
function keepPlaces(question: Question, before: Question): Question {
  return question.places.length === 0 && question.foreign.length === 0 && question.purchases.length === 0
    ? { ...question, places: before.places }
    : question
}

/** Where somebody lives holds for the whole talk: a passport that is named later changes nothing. */
function keepHome(question: Question, before: Question | undefined): Question {
  if (!before || !question.foreign.some(({ role }) => role === 'papers')) return question
  const isHome = ({ role }: { role: string }) => role === 'home'
  if (question.places.some(isHome) || question.foreign.some(isHome)) return question
  const kept = <T extends { role: string }>(list: readonly T[]) =>
    list.filter(isHome).map((one) => ({ ...one, isToldElsewhere: true }))
  return {
    ...question,
    places: [...question.places, ...kept(before.places)],
    foreign: [...question.foreign, ...kept(before.foreign)],
  }
}

function placeAll(question: Question, country: Country | null): Question {
  const isNamed = question.purchases.some((purchase) => purchase.country !== null)
  if (isNamed || question.foreign.some(({ role }) => role !== 'home')) return question
  return { ...question, purchases: question.purchases.map((purchase) => ({ ...purchase, country })) }
}
