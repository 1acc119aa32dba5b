import type { Currency } from '../../money/currencies.ts'
import type { Money } from '../../money/money.ts'
import { parseAmount } from '../../money/parse-amount.ts'
import { currencyWords, dollarOwners, otherCurrencies } from './currency-words.ts'
import type { Word } from './words.ts'

/** An amount with the place of its figure among the words. Without a currency it is read as euros, and says so. */
export type SpokenAmount = { money: Money; at: number; isCurrencyAssumed: boolean }
export type Amounts = {
  amounts: SpokenAmount[]
  otherCurrency: string | null
  isRefundNamed: boolean
  isUnclear: boolean
}

const amountsRead = 4
/** A figure without a currency is a price only between EUR 10 and EUR 200,000. */
const leastBareCents = 1000
const mostBareCents = 20_000_000
const spending = new Set(
  'spent spend spending paid pay cost costs bought buy buying purchase purchased worth price for refund total bill'.split(
    ' ',
  ),
)
const countedThings =
  /^(?:months?|mos?|days?|weeks?|hours?|hrs?|h|min|minutes?|years?|yrs?|people|persons?|adults?|kids|pieces?|items?|bags?|pairs?|shirts?|watches|receipts?|forms?|stores?|shops?|boutiques?|tickets?|times|percent|%|am|pm|km|kg|st|nd|rd|th|oclock|jan\w*|feb\w*|mar|march|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|countries|suitcases?|flights?|of|different)$/
const beforeOtherFigures = new Set([
  'terminal',
  'gate',
  'hall',
  'door',
  'level',
  'floor',
  'platform',
  'at',
  'after',
  'before',
  'under',
  'page',
  'route',
  'flight',
  't',
])

/** Amounts of money: a figure with its currency beside it, or a bare one where the words speak of spending. */
export function readAmounts(words: readonly Word[], isShort: boolean): Amounts {
  const found: Amounts = { amounts: [], otherCurrency: null, isRefundNamed: false, isUnclear: false }
  for (const [at, { text }] of words.entries()) {
    if (!/^\d/.test(text)) continue
    const figure = /^(\d[\d.,]*?)[.,:]*(k|\p{L}*)$/u.exec(text)
    if (!figure) continue
    const [, digits = '', suffix = ''] = figure
    const isThousandNext = suffix === '' && thousands.test(words[at + 1]?.text ?? '')
    const last = isThousandNext ? at + 1 : at
    const cents = readFigure(digits, isThousandNext || suffix === 'k')
    const said = currencyBeside(words, at, last, suffix)
    if (cents === null) {
      found.isUnclear ||= typeof said === 'string'
      continue
    }
    if (typeof said === 'object' && said !== null) found.otherCurrency ??= said.name
    const isBare = said === null && (suffix === '' || suffix === 'k')
    const isMoney = typeof said === 'string' || (isBare && soundsLikeMoney(words, at, last, isShort, cents))
    if (!isMoney || found.amounts.length === amountsRead) continue
    const money = { currency: typeof said === 'string' ? said : ('EUR' as const), cents }
    found.amounts.push({ money, at, isCurrencyAssumed: said === null })
    found.isRefundNamed ||= isRefundItself(words, at)
  }
  return found
}

/** Behind a figure, apart from it: "1.2 thousand", "5 k". */
const thousands = /^(?:k|thousand|thousands|grand)$/

/**
 * Hundredths of a figure; null where it is none. In a sentence "1.250" are thousands: the answer repeats it. Of thousands
 * ("1.25k") a point or comma parts the hundreds from them.
 */
function readFigure(digits: string, isThousands: boolean): number | null {
  const text = digits.replace(/[.,]$/, '')
  if (isThousands) return thousandsInCents(text)
  const amount = parseAmount(text, 'EUR')
  if (amount.kind === 'ambiguous') return amount.readings[0]
  return amount.kind === 'read' ? amount.cents : null
}

function thousandsInCents(text: string): number | null {
  const { whole, part = '' } = /^(?<whole>\d{1,3})(?:[.,](?<part>\d{1,3}))?$/.exec(text)?.groups ?? {}
  if (whole === undefined) return null
  const amount = parseAmount(`${whole}${part.padEnd(3, '0')}`, 'EUR')
  return amount.kind === 'read' ? amount.cents : null
}

/** The currency named beside the words from `at` to `last`, a figure and what belongs to it. */
function currencyBeside(
  words: readonly Word[],
  at: number,
  last: number,
  suffix: string,
): Currency | { name: string } | null {
  const attached = suffix === 'k' ? '' : suffix
  const before = words[at - 1]?.text ?? ''
  const after = words[last + 1]?.text ?? ''
  const owner = dollarOwners.get(before === '$' ? (words[at - 2]?.text ?? '') : after)
  if (before === '$') return owner ?? 'USD'
  if (owner && /^(?:dollars?|\$|bucks)$/.test(words[last + 2]?.text ?? '')) return owner
  if (/^hong|^taiwan|^new$/.test(after) && /dollar/.test(`${words[last + 2]?.text} ${words[last + 3]?.text}`))
    return { name: 'these dollars' }
  if (after === 'swiss' || (after === 'singapore' && words[last + 2]?.text === 'dollars'))
    return after === 'swiss' ? 'CHF' : 'SGD'
  for (const word of attached ? [attached] : [after, before]) {
    const currency = currencyWords.get(word)
    if (currency) return currency
    const other = otherCurrencies.get(word)
    if (other) return { name: other }
  }
  return null
}

function soundsLikeMoney(
  words: readonly Word[],
  at: number,
  last: number,
  isShort: boolean,
  cents: number,
): boolean {
  const next = words[last + 1]?.text ?? ''
  const before = words[at - 1]?.text ?? ''
  const raw = words[at]?.raw ?? ''
  if (
    countedThings.test(next) ||
    beforeOtherFigures.has(before) ||
    raw.includes(':') ||
    cents < leastBareCents ||
    cents > mostBareCents
  )
    return false
  if (/^20[12]\d$/.test(raw)) return false
  const near = words.slice(Math.max(0, at - 4), at).map(({ text }) => text)
  const isSpending = near.some((text) => spending.has(text)) || /^(?:enough|in|at)$/.test(next)
  return isSpending || isShort
}

/** "get 100 euros back": the amount is the refund that somebody wants, not a price. */
function isRefundItself(words: readonly Word[], at: number): boolean {
  const near = words
    .slice(Math.max(0, at - 4), at)
    .map(({ text }) => text)
    .join(' ')
  return (
    /\b(?:get|receive|refund of|claim)(?: back)?(?: (?:eur|euro|[€$£]))?$/.test(near) && !/\bfor\b/.test(near)
  )
}
