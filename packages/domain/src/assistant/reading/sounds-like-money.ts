import { conceptsOf } from '../understanding/concepts.ts'
import { isThing } from './goods.ts'
import type { Figure, TokenizedText } from './read-amounts.ts'

/** A figure without a currency is a price only between EUR 10 and EUR 200,000, unless it contains "million". */
const minBareCents = 1000
const minOfThing = 5000
const minBehindThing = 10_000
const maxCounted = 9900
const maxBareCents = 20_000_000
const spending = new Set(
  'spent spend spending blew blow dropped drop splurged forked shelled paid pay cost costs costing bought buy buying purchase purchased worth price for refund total bill x each'.split(
    ' ',
  ),
)
const priced =
  /\b(?:tag|sticker|label|receipt|bill|invoice|total|price|sum|till slip|basket|amount|purchase|haul)\b/
const ofLimits = /\b(?:minimum|limit|threshold|rate|number|terminal|flight|gate)\b/
const countedThings =
  /^(?:months?|mos?|days?|weeks?|hours?|hrs?|h|min|minutes?|years?|yrs?|people|persons?|adults?|kids|children|pieces?|items?|bags?|pairs?|shirts?|watches|bottles?|box(?:es)?|jars?|tins?|cans?|packs?|packets?|nights?|meters?|metres?|grams?|receipts?|forms?|stores?|shops?|boutiques?|tickets?|times|percent|%|am|pm|km|kg|st|nd|rd|th|oclock|jan\w*|feb\w*|mar|march|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|countries|cities|places|suitcases?|flights?|of|different|things|invoices?|purchases|airports?|options?)$/
const beforeOtherFigures =
  /^(?:terminal|gate|hall|door|level|floor|platform|at|after|before|under|page|route|flight|t|than|year|since|until|code|number|chapter|to|till)$/

/** "a belt 65, a big bag 420": the next thing of a list. */
const isNextThing = (texts: readonly string[], next: number) =>
  /^(?:an?|one|my|the|some)$/.test(texts[next] ?? '') &&
  (isThing(texts[next + 1]) || isThing(texts[next + 2]))

/** Words between a thing and a figure that mean that it is not a price. */
const aside =
  /^(?:is|are|of|in|on|or|and|not|the|than|room|size|number|nr|no|box|gate|terminal|flight|year|since|until|after|before|from|to|via|about|form|rule|limit|minimum)$/

/**
 * Returns whether a figure without a currency may be an amount: in a text about spending, or in a short message with a
 * place.
 */
export function soundsLikeMoney(
  { at, last, cents, isLarge }: Figure,
  { words, texts, isShort }: TokenizedText,
): boolean {
  const next = texts[last + 1] ?? ''
  const before = texts[at - 1] ?? ''
  const raw = words[at]?.raw ?? ''
  if (cents === null || cents < minBareCents || (cents > maxBareCents && !isLarge)) return false
  // "shoes 200, bag 900"
  const isListed = isThing(before) && raw.endsWith(',')
  // "a 2500 bag"
  const isPriced =
    /^(?:an?|the|my|this)$/.test(before) && /^\d{3,}/.test(raw) && /^(?:bag|watch|shirt|suitcase)$/.test(next)
  // "1,500 Paris": prices have grouped thousands
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?$/.test(raw.replace(/[.,]$/, ''))
  // "2.750,00 of that IVA"
  const isCounting = countedThings.test(next) && !(next === 'of' && isGrouped)
  if ((isCounting && !isListed && !isPriced) || raw.includes(':') || /^20[12]\d$/.test(raw)) return false
  // "12 scarves 600 in Como": a count, with the price after it
  const isCount = cents <= maxCounted && /^\d{1,2}$/.test(raw) && isThing(next) && next.endsWith('s')
  if (isCount && texts.slice(last + 2).some((text) => /^\d{2}/.test(text))) return false
  // "two receipts 35 and 30"
  const isOfReceipt = /^(?:receipts?|bills?|invoices?)$/
  const isOnReceipt =
    isOfReceipt.test(before) ||
    (before === 'and' && /^\d/.test(texts[at - 2] ?? '') && isOfReceipt.test(texts[at - 3] ?? ''))
  // "plus 20 on the same bill"
  const isAdded = /^(?:plus|another|extra)$/.test(before)
  const isPriceAt = before === 'at' && isThing(texts[at - 2])
  if (beforeOtherFigures.test(before) && !isPriceAt) return false
  if (isQuotingUs(texts, at)) return false
  const isAlone = at === 0 && last === texts.length - 1
  const isSpending = texts.slice(Math.max(0, at - 4), at).some((text) => spending.has(text))
  const isForPeople = next === 'for' && /^(?:the|us|both|all|two|three|my|our)$/.test(texts[last + 2] ?? '')
  // "dress 200 and shoes 150": not a size, which is below 50
  const isPriceOfThing =
    isThing(texts[at - 1]) &&
    cents >= minOfThing &&
    (isThing(next) ||
      isNextThing(texts, last + 1) ||
      /^(?:and|plus|then|together|both|all|everything|total|from|$)/.test(next))
  // "bag 1950 paris": a hundred and more is not a size.
  const isBehindThing = isThing(before) && cents >= minBehindThing && !isThing(next)
  // "the same bag of 3000 was from Madrid"
  const isThingOf =
    before === 'of' &&
    isThing(texts[at - 2]) &&
    cents >= minBehindThing &&
    /^(?:was|were|is|are|from|in|at|)$/.test(next)
  // "a 899 iphone"
  const isOfThing = /^(?:an?|the|my|this)$/.test(before) && isThing(next) && cents >= minOfThing
  // "12k on a watch"
  const isForThing = /^(?:on|for)$/.test(next) && /^(?:an?|the|my|some|two|this)$/.test(texts[last + 2] ?? '')
  // "380 for sneakers", "430 for a jacket"
  const isPriceFor =
    next === 'for' &&
    cents >= minOfThing &&
    (isThing(texts[last + 2]) || (/^(?:an?|the|my)$/.test(texts[last + 2] ?? '') && isThing(texts[last + 3])))
  // "the receipt from the drugstore is 50 flat"
  const near = texts.slice(Math.max(0, at - 9), at).join(' ')
  // "the puffer in Rome was 1420"
  const isPaidFor =
    before === 'was' && cents >= minBehindThing && !/^19\d\d$/.test(raw) && !ofLimits.test(near)
  const isSaidTotal =
    isPaidFor ||
    (/^(?:is|was|of|total|says|shows|reads|about|around|only|just|exactly)$/.test(before) &&
      priced.test(near) &&
      !ofLimits.test(near))
  // "comes back in Germany on 1000?"
  const isBaseAmount =
    /^(?:on|for)$/.test(before) &&
    last === texts.length - 1 &&
    cents >= minBehindThing &&
    texts.some((text) => /^(?:back|refund|refunded|returned)$/.test(text)) &&
    !texts.some((text) => /^(?:euros?|eur|dollars?|usd|pounds?|[€$£])$/.test(text))
  // "12 percent of 2000"
  const isPartOf = before === 'of' && /^(?:percent|%)$/.test(texts[at - 2] ?? '') && cents >= minBehindThing
  // "iphone 17 pro 1329", "jacket north face 240": a thing and its model before the price
  const isBehindModel =
    cents >= minBehindThing &&
    /^\d/.test(raw) &&
    texts.slice(Math.max(0, at - 3), at - 1).some(isThing) &&
    texts
      .slice(Math.max(0, at - 2), at)
      .every((text) => /^\p{L}{2,12}$|^\d{1,2}$/u.test(text) && !aside.test(text))
  // "perfumes 118 and 96": the price of another thing
  const isSecondPrice =
    before === 'and' &&
    /^\d{2,}/.test(texts[at - 2] ?? '') &&
    isThing(texts[at - 3]) &&
    (texts[at - 3] ?? '').endsWith('s') &&
    /^(?:in|at|from|same|on|together|total|)$/.test(next)
  // "IVA 45,30": with cents
  const isTaxLine = /^(?:vat|iva|tva|mwst)$/.test(before) && /\d[.,]\d{2}[.,]?$/.test(raw)
  // "75001 Paris"
  if (/^\d{5}$/.test(raw) && /^\p{Lu}/u.test(words[last + 1]?.raw ?? '')) return false
  return (
    isAlone ||
    isGrouped ||
    isPriceAt ||
    isAdded ||
    isForPeople ||
    isPriceOfThing ||
    isOfThing ||
    isBehindThing ||
    isThingOf ||
    (isLarge && isForThing) ||
    (isLarge && spending.has(next)) ||
    isPriceFor ||
    isSpending ||
    isSaidTotal ||
    isOnReceipt ||
    isPartOf ||
    isBaseAmount ||
    isBehindModel ||
    isSecondPrice ||
    isTaxLine ||
    isOnOneReceipt(texts, last + 1) ||
    /^(?:enough|in|at|each)$/.test(next) ||
    isShort
  )
}

/** "You told me 100 for France": a figure of an earlier answer is not a price. */
const isQuotingUs = (texts: readonly string[], at: number) =>
  /\byou (?:just )?(?:told|tell|said|say|wrote)(?: (?:me|us|that|it|is|was|its))*$/.test(
    texts.slice(Math.max(0, at - 6), at).join(' '),
  )

/** "89 and 120 on one scontrino": prices together on a receipt. */
function isOnOneReceipt(texts: readonly string[], next: number): boolean {
  const rest = texts.slice(next)
  const end = rest.findIndex((text) => !/^(?:and|plus|[€$£]|eur|euros?|\d[\d.,]*)$/.test(text))
  const [on, one, receipt] = rest.slice(Math.max(end, 0))
  return (
    on === 'on' &&
    /^(?:one|a|the|same|single)$/.test(one ?? '') &&
    conceptsOf.get(receipt ?? '')?.includes('receipt') === true
  )
}

/** "get 100 euros back": the amount is a refund, not a price. */
export function isRefundItself(texts: readonly string[], at: number, last: number): boolean {
  const near = texts.slice(Math.max(0, at - 4), at).join(' ')
  if (/\b(?:got|received?|paid)(?: [€$£])?$/.test(near) && texts[last + 1] === 'back') return true
  return (
    /\b(?:get|receive|refund of|claim)(?: back)?(?: (?:eur|euro|[€$£]))?$/.test(near) && !/\bfor\b/.test(near)
  )
}
