import { currencyOf, type SaidCurrency } from './currency-words.ts'
import { isThing } from './goods.ts'
import { countOf } from './number-words.ts'
import type { Figure, TokenizedText } from './read-amounts.ts'

/**
 * A price for a number of things: "2 x 450", "two bags at 450 each". `next` is the index of the first figure after
 * them. It is unclear if the count is missing ("bags at 450 each"), or if the price may be for one or for all.
 */
export type Several = {
  cents: number | null
  at: number
  last: number
  items: number
  said: SaidCurrency | null
  next: number
  isUnclear: boolean
  isPriced: boolean
}

const maxItems = 99
const minPrice = 1000
const each =
  /^(?:each|apiece|ea|chacune?|cada|ciascun[oa]|cadauno|jeweils|per (?:piece|item|unit|bag|pair|shirt|bottle)|a piece|each one|pro stuck|an? (?:pair|bottle|bag|item|unit|shirt|box))\b/
const eachOf = /\beach of (?:the |my |these )?\w+ /
const people =
  /^(?:people|persons?|adults?|friends?|kids?|children|travell?ers?|tourists?|shops?|stores?|receipts?|forms?|days?|months?|weeks?|invoices?)$/

/** Returns the price of several things at the figure with this index. Null if it is the price of one. */
export function priceOfSeveral(
  figures: readonly Figure[],
  index: number,
  around: TokenizedText,
): Several | null {
  return times(figures, index, around) ?? forEach(figures, index, around)
}

/** "2 x 450 euros", "450 € x 2", "450 times 2" */
function times(
  figures: readonly Figure[],
  index: number,
  { plain, words, texts }: TokenizedText,
): Several | null {
  const [a, b] = [figures[index], figures[index + 1]]
  if (!a || !b) return null
  const gap = plain.slice(words[a.last]?.end, words[b.at]?.start)
  const between = texts.slice(a.last + 1, b.at).filter((word) => !/^[€$£]$/.test(word))
  const isSign = between.length === 0 && /^ ?[×*] ?\p{Sc}?$/u.test(gap)
  if (!isSign && !(between.length === 1 && /^(?:x|times|mal)$/.test(between[0] ?? ''))) return null
  const isFirstPrice = a.said !== null || (b.said === null && (a.cents ?? 0) > (b.cents ?? 0))
  const [price, count] = isFirstPrice ? [a, b] : [b, a]
  const items = (count.cents ?? 0) / 100
  const isCount = Number.isInteger(items) && items >= 1 && items <= maxItems && count.said === null
  return {
    cents: price.cents === null ? null : price.cents * items,
    at: a.at,
    last: b.last,
    items,
    said: price.said,
    next: index + 2,
    isUnclear: !isCount,
    isPriced: true,
  }
}

/** "two bags at 450 each", "450 each for two bags" */
function forEach(figures: readonly Figure[], index: number, around: TokenizedText): Several | null {
  const { texts } = around
  const price = figures[index]
  if (!price || (price.said === null && (price.cents ?? 0) < minPrice)) return null
  const before = countBefore(around, price.at)
  const behind = texts.slice(price.last + 1, price.last + 9).join(' ')
  const isEach =
    /^(?:each|apiece)$/.test(texts[price.at - 1] ?? '') ||
    each.test(behind) ||
    eachOf.test(texts.slice(Math.max(0, price.at - 8), price.at).join(' '))
  const beside = countBeside(around, price)
  if (!isEach && beside) return severalOf(price, beside, index)
  if (!isEach && before && isOfEach(texts, price.at, before)) return severalOf(price, before.count, index)
  if (!isEach) return null
  const found = before ?? countBehind(texts, price.last + 2)
  if (found?.isPeople) return null
  if (!found) return unclear(price, index)
  const last = each.test(behind) ? price.last + 1 : price.last
  const isNext = found.at > last && figures[index + 1]?.at === found.at
  return {
    cents: price.cents === null ? null : price.cents * found.count,
    at: price.at,
    last: Math.max(last, found.at),
    items: found.count,
    said: price.said,
    next: index + (isNext ? 2 : 1),
    isUnclear: false,
    isPriced: true,
  }
}

/** "two 500 euro bags" */
function countBeside({ words, texts, claimed }: TokenizedText, { at, last, said }: Figure): number | null {
  const index = /^[€$£]$/.test(texts[at - 1] ?? '') ? at - 2 : at - 1
  const [count, thing, start] = [countOf(texts[index]), texts[last + 1], words[index]?.start ?? 0]
  const isClaimed = claimed.some((span) => start >= span.start && start < span.end)
  return said !== null &&
    count !== null &&
    count > 1 &&
    !isClaimed &&
    (thing ?? '').endsWith('s') &&
    isThing(thing)
    ? count
    : null
}

const severalOf = (price: Figure, items: number, index: number): Several => ({
  ...price,
  cents: price.cents === null ? null : price.cents * items,
  items,
  next: index + 1,
  isUnclear: false,
  isPriced: true,
})

const unclear = (price: Figure, index: number): Several => ({
  ...price,
  items: 1,
  next: index + 1,
  isUnclear: true,
  isPriced: true,
})

type Count = { count: number; at: number; isPeople: boolean }

/** Returns the nearest count of things within eight words before a price. */
function countBefore({ words, texts, claimed }: TokenizedText, at: number): Count | null {
  for (let index = at - 1; index >= Math.max(0, at - 8); index -= 1) {
    const [count, start] = [countOf(texts[index]), words[index]?.start ?? 0]
    const next = words[index + 1]
    if (count === null || count < 2 || !next || /^[€$£]$/.test(texts[index - 1] ?? '')) continue
    if (claimed.some((span) => start >= span.start && start < span.end)) continue
    if (currencyOf(next.text, next.raw, false) !== null) return null
    if (texts[index + 1] === 'of' && texts[index + 2] === 'us') return { count, at: index, isPeople: true }
    if (people.test(texts[index + 1] ?? '')) return { count, at: index, isPeople: true }
    return { count, at: index, isPeople: false }
  }
  const isSeveral = texts
    .slice(Math.max(0, at - 8), at)
    .some((word) => /^(?:wife|husband|partner|we|friends?|family)$/.test(word))
  return isSeveral ? { count: 2, at, isPeople: true } : null
}

function countBehind(texts: readonly string[], from: number): Count | null {
  const index = texts.slice(from, from + 4).findIndex((word) => (countOf(word) ?? 0) > 1)
  const at = from + index
  if (index < 0) return null
  return {
    count: countOf(texts[at]) ?? 1,
    at,
    isPeople: people.test(texts[at + 1] ?? '') || texts[at + 1] === 'of',
  }
}

/**
 * Returns whether a price is for each thing: "3 shirts at 80 euros"; the answer names the sum. "3 shirts for 80 euros"
 * is for all.
 */
function isOfEach(texts: readonly string[], at: number, count: Count): boolean {
  if (count.isPeople) return false
  const between = texts.slice(count.at + 1, at)
  const isAt = /^(?:at|a)$/.test(between.findLast((word) => !/^[€$£]$/.test(word)) ?? '')
  return isAt && between.some(isThing)
}
