import type { Money } from '../../money/money.ts'
import type { Place } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import { goodsBeside } from './goods.ts'
import type { SpokenAmount } from './read-amounts.ts'
import { readTaxPart, type TaxPart } from './read-tax-part.ts'
import type { SpokenPlace } from './spoken-places.ts'

/** A basket bought in one shop. `country` and `place` belong to the amount; null = not named with it. */
export type Purchase = {
  money: Money
  isCurrencyAssumed: boolean
  country: Country | null
  place: Place | null
  /** The number of priced things in the basket. */
  items: number
  /** The goods beside the figure, in lower case: "bag", "coat and shoes". */
  goods: string | null
  /** Whether the figure is the gross price, the net price or the tax. */
  part: TaxPart
}
type Priced = { purchase: Purchase; at: number; last: number; isRangeEnd: boolean }

const purchasesRead = 4
/** Words between two prices that mean two receipts, or only one of the prices. */
const parted =
  /\b(?:then|another|other|second|different|separate|shops?|stores?|boutiques?|receipts?|forms?|invoices?|or|vs|versus|but|if|days?|later|instead|refund|vat|tax|(?:friend|wife|husband|mother|father|mom|mum|dad|sister|brother|son|daughter|partner|girlfriend|boyfriend|she|he|they) (?:also )?(?:paid|bought|spent|got|took|chose|picked))\b/
const total = /\b(?:total|totals|altogether|in all|sum|sums up to|makes|together)\b/
const maxWordsBetween = 8

/** Returns the purchases of a question. Listed things with prices are one basket; a named total is the whole basket. */
export function readPurchases(
  amounts: readonly SpokenAmount[],
  places: readonly SpokenPlace[],
  texts: readonly string[],
): Purchase[] {
  const inTurn = placesInTurn(amounts, places)
  const all = amounts.map((amount, index): Priced => {
    const { money, isCurrencyAssumed, at, last, items, isRangeEnd } = amount
    const where =
      inTurn?.[index] ??
      placeOfAmount(places, at, amounts[index - 1]?.at ?? -1, amounts[index + 1]?.at ?? Infinity)
    const goods = goodsBeside(texts, at, last)
    return {
      purchase: {
        money,
        isCurrencyAssumed,
        country: where?.country ?? null,
        place: where?.place ?? null,
        items,
        goods,
        part: readTaxPart(texts, at, last),
      },
      at,
      last,
      isRangeEnd,
    }
  })
  // "500 before tax, 600 with it" is one price.
  const whole = all.filter(({ purchase }) => purchase.part === 'price')
  const priced = whole.length > 0 ? whole : all
  return (totalOf(priced, texts) ?? baskets(priced, texts)).slice(0, purchasesRead)
}

/**
 * Returns one purchase if a total is named: "300 and 120, 420 in total". Its items are the prices that add up to it.
 */
function totalOf(priced: readonly Priced[], texts: readonly string[]): Purchase[] | null {
  const totals = priced.filter(({ at, last }) => {
    const before = texts.slice(Math.max(0, at - 3), at).join(' ')
    return (
      total.test(before) ||
      /^(?:in |is |as |the )*(?:total|altogether|all(?: together| in(?! (?:one|an?|the|same)\b)| up|$)|sum)(?! (?:[€$£] )?\d)/.test(
        texts.slice(last + 1, last + 4).join(' '),
      )
    )
  })
  const [whole] = totals
  if (priced.length < 3 || totals.length !== 1 || !whole) return null
  if (priced.some(({ purchase }) => purchase.money.cents > whole.purchase.money.cents)) return null
  const { money, items, goods } = addUp(priced.filter((one) => one !== whole).map(({ purchase }) => purchase))
  const isAll = money.cents === whole.purchase.money.cents
  return [isAll ? { ...whole.purchase, items, goods } : whole.purchase]
}

function baskets(priced: readonly Priced[], texts: readonly string[]): Purchase[] {
  const found: Priced[][] = []
  for (const one of priced) {
    const before = found.at(-1)?.at(-1)
    if (before && isSameBasket(before, one, texts)) found.at(-1)!.push(one)
    else found.push([one])
  }
  return found.map((basket) => addUp(basket.map(({ purchase }) => purchase)))
}

/**
 * Returns whether two prices are in one basket: "a coat for 300 and shoes for 120". They are things with prices in one
 * place, without a word between that separates them.
 */
function isSameBasket(a: Priced, b: Priced, texts: readonly string[]): boolean {
  const between = texts.slice(a.last + 1, b.at)
  return (
    !b.isRangeEnd &&
    a.purchase.goods !== null &&
    b.purchase.goods !== null &&
    a.purchase.money.currency === b.purchase.money.currency &&
    a.purchase.country === b.purchase.country &&
    a.purchase.place === b.purchase.place &&
    between.length <= maxWordsBetween &&
    !parted.test(between.join(' '))
  )
}

/** Adds up purchases of one shop in one currency. Throws RangeError if there are none. */
export function addUp(purchases: readonly Purchase[]): Purchase {
  const [first] = purchases
  if (!first) throw new RangeError('nothing to add up')
  const goods = [...new Set(purchases.flatMap((one) => one.goods ?? []))]
  const sum = (of: (one: Purchase) => number) => purchases.reduce((total, one) => total + of(one), 0)
  return {
    ...first,
    money: { currency: first.money.currency, cents: sum(({ money }) => money.cents) },
    isCurrencyAssumed: purchases.every((one) => one.isCurrencyAssumed),
    items: sum(({ items }) => items),
    goods: goods.length > 0 ? goods.join(' and ') : null,
  }
}

/** Returns the places if each stands before its amount: "Berlin 420, Paris 260". Null for another order. */
function placesInTurn(
  amounts: readonly SpokenAmount[],
  places: readonly SpokenPlace[],
): SpokenPlace[] | null {
  const shops = places.filter(({ role }) => role !== 'leaving' && role !== 'home' && role !== 'papers')
  if (amounts.length < 2 || shops.length !== amounts.length) return null
  const isInTurn = amounts.every(({ at, last }, index) => {
    const next = shops[index + 1]
    // "300 in Rome": the place follows it.
    return shops[index]!.at < at && (next === undefined || next.at > last + 2)
  })
  const isApart = shops.every(({ at }, index) => at > (amounts[index - 1]?.at ?? -1))
  return isInTurn && isApart ? shops : null
}

/**
 * Returns the place between an amount and its neighbor, if there are several amounts. A place of departure is never
 * where somebody shops.
 */
function placeOfAmount(
  places: readonly SpokenPlace[],
  at: number,
  before: number,
  after: number,
): SpokenPlace | null {
  const shops = places.filter(({ role }) => role !== 'leaving' && role !== 'home')
  const isAlone = before === -1 && after === Infinity
  if (isAlone) return shops.find(({ role }) => role === 'bought') ?? shops[0] ?? null
  const between = shops.find((place) => place.at > at && place.at < after)
  return between ?? shops.find((place) => place.at > at) ?? shops.at(-1) ?? null
}
