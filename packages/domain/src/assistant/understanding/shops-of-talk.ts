import type { Purchase, Question } from '../reading/read-question.ts'
import { conceptsOf } from './concepts.ts'
import { leaningAmounts } from './follow-amount.ts'

/** The purchases in one shop. `isUnsaid`: it is unclear whether it is the same shop as the one before. */
export type Shop = { purchases: readonly Purchase[]; isUnsaid?: boolean }
/** The purchases of a conversation by shop. `isSumRequested`: a question adds to them or asks for all. */
export type Shops = { list: readonly Shop[]; isSumRequested: boolean }

/** No purchases yet. */
export const noShops: Shops = { list: [], isSumRequested: false }

const adds =
  /^(?:(?:and|ok|okay|so|oh|yes|now|i|we) )*(?:plus|also|add|adding|then|another)\b|\b(?:and|plus|buy|bought|spent|paid|spend|get|got) (?:about |around )?(?:another|a second|an extra|an additional)\b|\b(?:extra|additional|in addition|additionally|on top|as well|too)$|\d[\d.,]* (?:[a-z]+ )?(?:more|extra|on top)\b(?! than)/
/** "And 300 euros in Rome": one more purchase, although nobody asks for the sum yet. */
const lists = /^and (?:(?:then|i|we|also|bought|paid|spent|got) )*(?:an? )?(?:[€$£] ?)?\d/
const replaces =
  /\b(?:what about|how about|what if|and for|instead|rather|actually|sorry|make it|meant|more than)\b/
const oneBill = /\b(?:same|one|single) (?:\w+ )?(?:bill|receipt|invoice|form|till slip)\b/
const oneShop = /\b(?:(?:same|one) (?:\w+ )?(?:shop|store|boutique|place|brand|mall)|in there)\b/
const otherShop =
  /\b(?:(?:another|other|different|second|next|separate) (?:\w+ )?(?:shop|store|boutique|place|city|town|brand)|elsewhere|somewhere else|next door)\b/
const total =
  /\b(?:totals?|altogether|all together|in all|sum|overall|combined|all of (?:it|them|that)|everything|both|together)\b/

/**
 * Returns the shops after a new question. "And another 80" adds a shop that may be the same, "in the same shop" adds to
 * the last one, "at Mango" adds another one, "what about 300?" starts again. `own` is the question as it was asked,
 * `mentioned` the same with what earlier messages add to it.
 */
export function shopsWith(
  before: Shops,
  earlier: Question | null,
  own: Question,
  mentioned: Question,
): Shops {
  const last = before.list.at(-1)
  const anew = {
    list: apart(mentioned),
    isSumRequested: mentioned.purchases.length > 1 && total.test(own.line),
  }
  if (!last || !earlier) return anew
  const isAdding = adds.test(own.line) && !replaces.test(own.line)
  const isListing = isAdding || (lists.test(own.line) && !replaces.test(own.line))
  const leaning =
    isListing && own.purchases.length === 0
      ? leaningAmounts(own, { ...earlier, purchases: [...last.purchases] })
      : []
  const spoken = [...own.purchases, ...leaning]
  if (spoken.length === 0) {
    if (isMoved(mentioned.purchases, earlier.purchases)) return anew
    return { list: before.list, isSumRequested: total.test(own.line) && countOf(before.list) > 1 }
  }
  if (!isListing) return anew
  const near = last.purchases.at(-1)
  const added = spoken.map((purchase) => besideOf(purchase, near))
  const isSumRequested = isAdding || total.test(own.line)
  // "20 on the same bill and 15 at another store": one each.
  const [one, another] = [own.line.search(oneBill), own.line.search(otherShop)]
  if (added.length === 2 && one >= 0 && another > one)
    return {
      list: [
        ...before.list.slice(0, -1),
        { ...last, purchases: [...last.purchases, ...added.slice(0, 1)] },
        { purchases: added.slice(1) },
      ],
      isSumRequested,
    }
  const isOther = otherShop.test(own.line) || isElsewhere(added, near) || namesAnother(own.line, earlier.line)
  // Invoices of a German shop do not add up, so one shop is not enough.
  const isOne = oneBill.test(own.line) || (oneShop.test(own.line) && near?.country !== 'germany')
  if (isOne && !isOther)
    return {
      list: [...before.list.slice(0, -1), { ...last, purchases: [...last.purchases, ...added] }],
      isSumRequested,
    }
  const shops = added.map((purchase) => ({ purchases: [purchase], isUnsaid: !isOther }))
  return { list: [...before.list, ...shops], isSumRequested }
}

/** Fills in the country or currency of the price before. */
function besideOf(purchase: Purchase, near: Purchase | undefined): Purchase {
  if (!near) return purchase
  const { isCurrencyAssumed, country, money } = purchase
  return {
    ...purchase,
    ...(country === null ? { country: near.country, place: near.place } : {}),
    ...(isCurrencyAssumed ? { money: { ...money, currency: near.money.currency } } : {}),
    isCurrencyAssumed: isCurrencyAssumed && near.isCurrencyAssumed,
  }
}

const apart = ({ purchases }: Question): Shop[] => purchases.map((purchase) => ({ purchases: [purchase] }))
const countOf = (list: readonly Shop[]) => list.flatMap(({ purchases }) => purchases).length

/** Returns whether earlier purchases were filled in with another price or place. */
const isMoved = (mentioned: readonly Purchase[], before: readonly Purchase[]) =>
  mentioned.some(
    ({ money, country }, at) => money.cents !== before[at]?.money.cents || country !== before[at]?.country,
  )

const isElsewhere = (added: readonly Purchase[], near: Purchase | undefined) =>
  added.some(({ country, place }) => country !== near?.country || place !== near?.place)

/** "At Mango", after Zara: a shop or brand that the message before did not name. */
function namesAnother(line: string, before: string): boolean {
  const shopsIn = (text: string) =>
    text.split(' ').filter((word) => conceptsOf.get(word)?.some((one) => one === 'brand' || one === 'store'))
  const named = shopsIn(line).filter((word) => !/^(?:shops?|stores?|boutiques?|malls?)$/.test(word))
  return named.some((word) => !shopsIn(before).includes(word))
}
