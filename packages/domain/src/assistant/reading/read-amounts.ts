import { currencies, type Currency } from '../../money/currencies.ts'
import type { Money } from '../../money/money.ts'
import { parseAmount } from '../../money/parse-amount.ts'
import { currencyBeside, scaleBehind } from './currency-beside.ts'
import type { SaidCurrency } from './currency-words.ts'
import { isThing } from './goods.ts'
import { countOf, numberInWords } from './number-words.ts'
import { priceOfSeveral } from './price-of-several.ts'
import { followsVagueWord, isRangeBetween, isVague } from './ranges.ts'
import { isRefundItself, soundsLikeMoney } from './sounds-like-money.ts'
import type { Span, Word } from './words.ts'

/**
 * A figure from word `at` to word `last`. `cents` is in hundredths, or null if it cannot be read; `said` is the
 * currency beside it, or null.
 */
export type Figure = {
  at: number
  last: number
  cents: number | null
  said: SaidCurrency | null
  isBare: boolean
  isLarge: boolean
}
/**
 * An amount with its words. Without a currency, euros are assumed, and the answer says so. `items`: the number of
 * things with this price.
 */
export type SpokenAmount = {
  money: Money
  at: number
  last: number
  isCurrencyAssumed: boolean
  items: number
  /** The upper end of a range ("500 to 700 euros"). It is a price of its own and is never added to the lower one. */
  isRangeEnd: boolean
}
/** The amounts of a question, and what is unclear about them. */
export type Amounts = {
  amounts: SpokenAmount[]
  otherCurrency: string | null
  isRefundNamed: boolean
  isUnclear: boolean
}
/** The words of a question. `texts` are the corrected words; `isShort`: a short message with a place. */
export type TokenizedText = {
  plain: string
  words: readonly Word[]
  texts: readonly string[]
  claimed: readonly Span[]
  isShort: boolean
}

const amountsRead = 12
/** The maximum length of a figure with letters attached to it. Languages without blanks attach many. */
const maxFigureLength = 80

/** Returns the amounts of money: figures with a currency, and bare figures if the words are about spending. */
export function readAmounts(around: TokenizedText): Amounts {
  const figures = shareCurrency(readFigures(around), around)
  const found: Amounts = {
    amounts: [],
    otherCurrency: null,
    isRefundNamed: false,
    isUnclear: isVague(around),
  }
  for (let index = 0; index < figures.length; index += 1) {
    const figure = figures[index]!
    const next = figures[index + 1]
    const isMoney = isAmount(figure, around)
    if (next && isRangeBetween(figure, next, around)) {
      if (isMoney || isAmount(next, around)) addRange(found, figure, next)
      index += 1
      continue
    }
    const { said } = figure
    if (typeof said === 'object' && said !== null) found.otherCurrency ??= said.name
    const several = priceOfSeveral(figures, index, around)
    if (several?.isUnclear) {
      found.isUnclear ||= isMoney || several.isPriced
      index = several.next - 1
      continue
    }
    const { cents, at, last, items } = several ?? { ...figure, items: 1 }
    if (several) index = several.next - 1
    const currency = several ? several.said : said
    if (cents === null) {
      found.isUnclear ||= typeof currency === 'string'
      continue
    }
    if (!(isMoney || several?.isPriced) || (typeof currency === 'object' && currency !== null)) continue
    if (found.amounts.length === amountsRead) continue
    const money = { currency: currency ?? ('EUR' as const), cents }
    found.amounts.push({ money, at, last, isCurrencyAssumed: currency === null, items, isRangeEnd: false })
    found.isRefundNamed ||= isRefundItself(around.texts, at, last)
  }
  const meant = found.amounts.filter(({ at }) => !isDenied(around, at))
  return meant.length > 0 ? { ...found, amounts: meant } : found
}

/** "Not 500 but 600", "10万円ではなく800ユーロ" */
function isDenied({ texts }: TokenizedText, at: number): boolean {
  const before = texts.slice(Math.max(0, at - 3), at).filter((word) => !/^(?:[€$£]|eur|euros?)$/.test(word))
  return (
    /\b(?:not|instead of|rather than)$/.test(before.join(' ')) ||
    /(?:ではなく|じゃなく)/.test(texts[at] ?? '')
  )
}

/** Adds both ends of a range. "500 to 700 euros" has one currency for both, and "2-3k" are thousands. */
function addRange(found: Amounts, low: Figure, high: Figure): void {
  const said = high.said ?? low.said
  const isScaled = high.isLarge && !low.isLarge && (low.cents ?? 0) < minScaled
  const from = low.cents === null ? null : low.cents * (isScaled ? scaleOfRange(high) : 1)
  if (typeof said === 'object' && said !== null) found.otherCurrency ??= said.name
  else if (from === null || high.cents === null || from >= high.cents || from === 0) found.isUnclear = true
  else
    for (const [index, { at, last }] of [low, high].entries())
      found.amounts.push({
        money: { currency: said ?? 'EUR', cents: index === 0 ? from : high.cents },
        at,
        last,
        isCurrencyAssumed: said === null,
        items: 1,
        isRangeEnd: index === 1,
      })
}

/** In hundredths. Below this, the lower end of "2-3k" or "five to six hundred" has the scale of the upper one. */
const minScaled = 10_000
const scaleOfRange = ({ cents }: Figure) =>
  (cents ?? 0) >= 100_000_000 ? 1_000_000 : (cents ?? 0) >= 100_000 ? 1000 : 100

function isAmount({ said, isBare, ...figure }: Figure, around: TokenizedText): boolean {
  if (figure.cents === null) return typeof said === 'string'
  return typeof said === 'string' || (isBare && soundsLikeMoney({ said, isBare, ...figure }, around))
}

/** Returns all figures, in digits or words, that are not part of something else. */
function readFigures(around: TokenizedText): Figure[] {
  const { words, texts, claimed } = around
  const ends = claimed.toSorted((a, b) => a.start - b.start)
  let [span, reach] = [0, 0]
  const figures: Figure[] = []
  for (let at = 0; at < words.length; at += 1) {
    const { start } = words[at]!
    for (; (ends[span]?.start ?? Infinity) <= start; span += 1) reach = Math.max(reach, ends[span]!.end)
    if (start < reach) continue
    const figure = /^\d/.test(texts[at] ?? '') ? inDigits(around, at) : inWords(around, at)
    if (!figure) continue
    const whole = withCents(figure, texts)
    figures.push(whole)
    at = whole.last
  }
  return figures
}

function inDigits({ plain, words, texts }: TokenizedText, at: number): Figure | null {
  const text = texts[at] ?? ''
  if (text.length > maxFigureLength) return null
  // "1k5": the hundreds follow the thousands.
  const found = /^(\d[\d.,']*?)[.,:']*((?!\d)[\p{L}\p{M}]*)$/u.exec(
    text.replace(/^(\d{1,3})k(\d)$/, '$1.$2k'),
  )
  if (!found) return null
  const [, digits = '', suffix = ''] = found
  const hundredths = signBetween(plain, words, at, digits, suffix)
  if (hundredths) return hundredths
  const { scale, last, attached } = scaleBehind(words, at, suffix)
  const beside = currencyBeside(words, at, last, attached)
  const isBare = beside.said === null && attached === ''
  const currency = typeof beside.said === 'string' ? beside.said : 'EUR'
  const cents = texts[at + 1] === 'mil' ? null : readFigure(digits, scale, currency)
  return { at, last: beside.last, cents, said: beside.said, isBare, isLarge: scale !== null }
}

/** "ninety euros and sixteen cents" */
function withCents(figure: Figure, texts: readonly string[]): Figure {
  if (typeof figure.said !== 'string' || figure.cents === null || figure.cents % 100 !== 0) return figure
  const from = texts[figure.last + 1] === 'and' ? figure.last + 2 : figure.last + 1
  const number = numberInWords(texts, from)
  const count = countOf(texts[from]) ?? number?.value ?? 0
  const length = number?.length ?? 1
  const isCents =
    count > 0 &&
    count < 100 &&
    (/^(?:cents?|pence|centimes?|centimos|centesimi)$/.test(texts[from + length] ?? '') ||
      isSpokenCents(texts, from, figure.last + 1, length, count))
  return isCents ? { ...figure, cents: figure.cents + (number?.value ?? count), last: from + length } : figure
}

/**
 * Returns whether cents follow as in speech: "Eighty nine euros ninety five". They are two words or digits directly
 * after it, with nothing that is counted.
 */
const isSpokenCents = (texts: readonly string[], from: number, next: number, length: number, count: number) =>
  from === next &&
  count >= 10 &&
  /^(?:euros?|pounds?|dollars?)$/.test(texts[next - 1] ?? '') &&
  /^(?:in|at|for|from|on|and|what|how|i|we|is|do|does|can|back|total|)$/.test(texts[from + length] ?? '')

/** "12€50": the sign is between euros and cents. */
function signBetween(
  plain: string,
  words: readonly Word[],
  at: number,
  digits: string,
  suffix: string,
): Figure | null {
  const [figure, sign, cents] = [words[at], words[at + 1], words[at + 2]]
  if (suffix !== '' || !figure || !sign || !cents || !/^[€£]$/.test(sign.text)) return null
  if (!/^\d\d$/.test(cents.text) || figure.end !== sign.start || sign.end !== cents.start) return null
  const currency = sign.text === '€' ? 'EUR' : 'GBP'
  const amount = parseAmount(plain.slice(figure.start, cents.end), currency)
  return amount.kind === 'read' && digits !== ''
    ? { at, last: at + 2, cents: amount.cents, said: currency, isBare: false, isLarge: false }
    : null
}

function inWords({ words, texts }: TokenizedText, at: number): Figure | null {
  const number = numberInWords(texts, at)
  if (!number) return null
  const { said, last } = currencyBeside(words, at, at + number.length - 1, '')
  const amount = parseAmount(number.value.toFixed(2), 'EUR')
  if (followsVagueWord(texts, at)) return null
  const cents = amount.kind === 'read' ? amount.cents : null
  return { at, last, cents, said, isBare: said === null && number.isLarge, isLarge: number.isLarge }
}

/**
 * Returns a figure in hundredths, or null if it is malformed. In a sentence, "1.250" means thousands, and the answer
 * repeats it. With a scale ("1.25k"), a point or comma is a decimal separator.
 */
function readFigure(digits: string, scale: number | null, currency: Currency): number | null {
  const text = digits.replace(/[.,']$/, '')
  if (scale !== null) return scaledInCents(text, scale)
  const amount = parseAmount(text, currencies.includes(currency) ? currency : 'EUR')
  if (amount.kind === 'ambiguous') return amount.readings[0]
  return amount.kind === 'read' ? amount.cents : null
}

function scaledInCents(text: string, scale: number): number | null {
  const zeros = Math.round(Math.log10(scale))
  const { whole, part = '' } = /^(?<whole>\d{1,3})(?:[.,](?<part>\d{1,6}))?$/.exec(text)?.groups ?? {}
  if (whole === undefined || part.length > zeros) return null
  const amount = parseAmount(`${whole}${part.padEnd(zeros, '0')}`, 'EUR')
  return amount.kind === 'read' ? amount.cents : null
}

/** Gives the currency of an amount to the figures that are listed with it: "40, 50 and 60 euros". */
function shareCurrency(figures: Figure[], around: TokenizedText): Figure[] {
  const shared = figures.map((figure) => ({ ...figure }))
  const isListed = (a: Figure, b: Figure) => {
    const between = around.texts.slice(a.last + 1, b.at)
    const gap = around.plain.slice((around.words[a.last]?.end ?? 1) - 1, around.words[b.at]?.start)
    // "shoes 120, belt 80 and coat 300 euros": each price follows its thing.
    const isPriceOfThing = isThing(around.texts[a.at - 1]) && isThing(between.at(-1))
    const joins = /^(?:and|or|plus|und|et|y|e|[€$£])$/
    return (
      between.every(
        (word) => joins.test(word) || (isPriceOfThing && (isThing(word) || /^(?:an?|the|my)$/.test(word))),
      ) &&
      (/[,;+&]| \p{L}{1,4} $/u.test(gap) || (isPriceOfThing && / (?:and|plus) /.test(gap)))
    )
  }
  const takes = (figure: Figure) => figure.isBare && figure.said === null && (figure.cents ?? 0) >= 1000
  for (let index = shared.length - 2; index >= 0; index -= 1) {
    const [figure, next] = [shared[index]!, shared[index + 1]!]
    if (takes(figure) && next.said !== null && isListed(figure, next)) figure.said = next.said
  }
  for (let index = 1; index < shared.length; index += 1) {
    const [before, figure] = [shared[index - 1]!, shared[index]!]
    const isEnd = /^(?:and|or|plus|in|at|from|for|total|altogether|)$/.test(
      around.texts[figure.last + 1] ?? '',
    )
    if (takes(figure) && isEnd && before.said !== null && isListed(before, figure)) figure.said = before.said
  }
  return shared
}
