import { boughtIn } from '../answers/bought-in.ts'
import type { Country } from '../../places/countries.ts'
import { tellsWay } from '../answers/stops-of.ts'
import type { Question } from '../reading/read-question.ts'
import { conceptsOf } from './concepts.ts'
import { leaningAmounts } from './follow-amount.ts'
import { confidenceOf } from './confidence.ts'
import { noShops, shopsWith } from './shops-of-talk.ts'
import { phrasingOf } from './phrasing.ts'
import type { Inquiry } from './inquiry.ts'

/**
 * Words that ask nothing by themselves: "and in Italy?", "what about 300?", "same for my wife", "does that hold at
 * DIVA?".
 */
const leaning = new Set(
  (
    'and or but also then so what about how whats if it is its was that this the a an in at for from to of on same ok okay ' +
    'yes no sorry i mean bought there too as well instead please now my our with would be much more less only just wife ' +
    'husband friend mother father mom dad partner sister brother son daughter aunt uncle cousin parents boss colleague her him them she he they oh actually wait double twice triple half times spent paid spend pay euro euros me we us you ' +
    'terminal t hall gate ' +
    'buy take bought took two three ' +
    'had has have been be were am are would could can do does did make take say count counts apply applies hold holds true ' +
    'one ones thing things another other second third first next still again exactly rather by when else here get back ' +
    'diva pablo otello meant said typo correction already cannot cant not possible allowed eligible really sure right correct'
  ).split(' '),
)
/** Up to this many words, "Suitcase is tagged to Seoul" after a journey only changes the bag. */
const shortBag = 8
/** A complete question, however short. */
const isAsking =
  /^(?:and |so |but )?(?:how much(?: is it| do i get| would that be| back)*|(?:until|till|by) when)$/
const startsLeaning =
  /^(?:and|or|what about|how about|what if|what|how|if|make it|say|does (?:it|this|that)|also|then|so|same|ok|okay|yes|no|sorry|oh|actually|wait|i mean|it was|it is|its|that was|in|at|for|from|with|bought in)\b/

/**
 * Fills in what a question leaves out from the one before. "And in Italy?" keeps subject and amount, "what about 300?"
 * subject and country, "same for my wife" everything. A new question keeps the country of the conversation. What the
 * question says has priority.
 */
export function continueFrom(before: Inquiry | null, inquiry: Inquiry): Inquiry {
  const filled = filledFrom(before, inquiry)
  const shops = shopsWith(
    before?.shops ?? noShops,
    before?.question ?? null,
    inquiry.question,
    filled.question,
  )
  return { ...filled, shops }
}

function filledFrom(before: Inquiry | null, inquiry: Inquiry): Inquiry {
  const country = boughtIn(inquiry.question) ?? before?.question.country ?? null
  const carried = keepAge(
    keepDay(keepHome(inquiry.question, before?.question), before?.question),
    before?.question,
  )
  const question = { ...carried, country }
  if (!before) return { ...inquiry, question: placeAll(question, country) }
  const isNamingPlaces = inquiry.way.places.length + inquiry.way.foreign.length > 0
  const isOtherBag =
    inquiry.way.bag !== null &&
    (startsLeaning.test(inquiry.way.line) || inquiry.way.line.split(' ').length <= shortBag) &&
    goesOn(inquiry.way, before.way)
  const filled = {
    ...inquiry,
    way: isOtherBag ? withBag(before.way, inquiry.way) : isNamingPlaces ? inquiry.way : before.way,
    purchasesBefore:
      before.question.purchases.length > 0 ? before.question.purchases : before.purchasesBefore,
  }
  if (isOtherBag)
    return {
      ...filled,
      ranked: before.ranked,
      question: { ...before.question, line: question.line, bag: question.bag },
    }
  if (!leansOn(question) && !asksOfDay(question, before.question))
    return { ...filled, question: keepPlaces(placeAll(question, country), before.question) }
  const spoken =
    question.purchases.length > 0 ? question.purchases : leaningAmounts(question, before.question)
  const isNewAmount = spoken.length > 0
  const isNewPlace = question.places.length > 0 || question.foreign.length > 0
  if (!isNewAmount && !isNewPlace && question.day === null && !startsLeaning.test(question.line))
    return { ...filled, question }
  // "How much?" is complete.
  const isOwn =
    !isNewAmount &&
    !isNewPlace &&
    confidenceOf(inquiry.ranked).kind === 'sure' &&
    isAsking.test(question.line)
  const purchases = isNewAmount
    ? placeAll({ ...question, purchases: spoken }, country).purchases
    : moved(before.question.purchases, question, isNewPlace)
  return {
    ...filled,
    ranked: isOwn ? inquiry.ranked : before.ranked,
    isAmountAlone: before.isAmountAlone || (isNewAmount && before.question.purchases.length === 0),
    question: {
      ...question,
      purchases,
      places: isNewPlace ? question.places : atTerminal(before.question.places, question.line),
      foreign: isNewPlace ? question.foreign : before.question.foreign,
      day: question.day ?? before.question.day,
      bag: question.bag ?? before.question.bag,
      topicLine: before.question.topicLine,
    },
  }
}

/** Returns the earlier journey with a new bag: "what if I check it in?". */
const withBag = (way: Question, { line, bag }: Question): Question => ({
  ...way,
  line: `${way.line} ${line}`,
  bag,
})

/** Returns whether all named places belong to the earlier journey. */
const goesOn = ({ places, foreign }: Question, before: Question) =>
  tellsWay(before) &&
  places.every(({ place }) => before.places.some((one) => one.place === place)) &&
  foreign.every(({ foreign: there }) => before.foreign.some((one) => one.foreign === there))

/** "And if my flight is on Thursday?" after the day of a purchase. */
const asksOfDay = (question: Question, before: Question) =>
  before.day !== null &&
  question.leavingDays.length > 0 &&
  question.places.length === 0 &&
  /^(?:and|but|what|ok|so|if)\b/.test(question.line)

/**
 * Returns whether a question has only a place, an amount or a day, or begins with words that refer to an earlier
 * message.
 */
function leansOn(question: Question): boolean {
  if (tellsStamp.test(question.line)) return true
  // "Same pair in Berlin?"
  if (sameThing.test(question.line) && question.places.length > 0) return true
  const isDetail = tellsDetail.test(question.line)
  return phrasingOf(question).every(
    (word) => /^[@#¤+]/.test(word) || leaning.has(word) || (isDetail && isShop(word)),
  )
}

/** With so few words, nothing else is asked. */
const sameThing = /^(?:and |ok |so )?(?:the )?same (?:\w+ )?(?:in|at|from|for) (?:\w+ ?){1,3}$/

/** "And in 2F?": another terminal of the place before. */
function atTerminal(places: Question['places'], line: string): Question['places'] {
  const terminal = /\b(?:terminal |t ?)?(\d[a-z]?)$/.exec(line)?.[1]
  return terminal ? places.map((one) => (one.terminal === undefined ? one : { ...one, terminal })) : places
}

/** "It was from Zara": the shop or brand is a detail of the question before. */
const tellsDetail = /^(?:(?:it|this|that|they) (?:was|is|were|are) |its )?(?:from|at|in|by)\b/
/** "It was stamped already": about the form of the question before. */
const tellsStamp =
  /^(?:but )?(?:it|they|that|the form|the papers?) (?:was|were|is|are|has been|had been) (?:already )?(?:stamped|validated|scanned)(?: already| before| there)?$/
const isShop = (word: string) =>
  conceptsOf.get(word)?.some((concept) => concept === 'brand' || concept === 'store') === true

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

/** "Where is the desk?" after a question about CDG means the desk at CDG. */
function keepPlaces(question: Question, before: Question): Question {
  return question.places.length === 0 && question.foreign.length === 0 && question.purchases.length === 0
    ? { ...question, places: before.places }
    : question
}

/** The day of the purchase stays until another one is named: "bought on 5 September" … "when must I be out?" */
function keepDay(question: Question, before: Question | undefined): Question {
  return question.day === null ? { ...question, day: before?.day ?? null } : question
}

/** The age of a child stays for later questions: "she is 15" … "whose name?" */
function keepAge(question: Question, before: Question | undefined): Question {
  const isOfThem = /\b(?:he|she|him|her|his|they|them|kid|child|son|daughter|whose)\b/.test(question.line)
  return question.ages.length === 0 && isOfThem ? { ...question, ages: before?.ages ?? [] } : question
}

/** "So can I claim in Paris?" */
const asksWho =
  /\b(?:claim|refundable|eligible|qualify|entitled|allowed|(?:so|then|still) (?:\w+ ){0,3}(?:refund|tax free|detaxe|vat)|(?:good|ok|okay|fine|works) (?:for|in|to))\b/

/** The home stays for the whole conversation. A passport that is named later does not change it. */
function keepHome(question: Question, before: Question | undefined): Question {
  if (!before) return question
  const isAboutHome = question.foreign.some(({ role }) => role === 'papers') || asksWho.test(question.line)
  if (!isAboutHome) return question
  const isHome = ({ role }: { role: string }) => role === 'home'
  if (question.places.some(isHome) || question.foreign.some(isHome)) return question
  const carried = <T extends { role: string }>(list: readonly T[]) =>
    list.filter(isHome).map((one) => ({ ...one, isFromEarlier: true }))
  return {
    ...question,
    places: [...question.places, ...carried(before.places)],
    foreign: [...question.foreign, ...carried(before.foreign)],
  }
}

function placeAll(question: Question, country: Country | null): Question {
  const isNamed = question.purchases.some((purchase) => purchase.country !== null)
  if (isNamed || question.foreign.some(({ role }) => role !== 'home')) return question
  return { ...question, purchases: question.purchases.map((purchase) => ({ ...purchase, country })) }
}
