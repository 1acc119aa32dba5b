import type { Currency } from './currencies.ts'
import { currenciesOfSign } from './currency-signs.ts'
import { plainFigure } from './plain-figure.ts'

export const invalidAmountMessage = 'Please enter a valid purchase amount'

/** Purchases of this amount or more are refused; the database column has the same limit. */
export const purchaseLimit = 1_000_000_000

/** Longer texts are refused. A tab stores at most this much of a typed amount. */
export const maxAmountLength = 40

export type AmountRefusal = 'empty' | 'unreadable' | 'negative' | 'zero' | 'decimals' | 'too-large'

export type ParsedAmount =
  | { kind: 'read'; cents: number }
  /** Both readings in hundredths: with the sign as the thousands separator, and as the decimal sign. */
  | { kind: 'ambiguous'; readings: [thousands: number, decimal: number] }
  /** The currency sign that was typed, and the currencies it can mean; the chosen currency is not among them. */
  | { kind: 'other-currency'; sign: string; currencies: readonly Currency[] }
  | { kind: 'refused'; reason: AmountRefusal }

/** The Arabic decimal separator, which is unambiguous; other unambiguous separators are replaced by it. */
const decimalSign = '٫'
const separator = /[ .,'٫٬]/

const refuse = (reason: AmountRefusal): ParsedAmount => ({ kind: 'refused', reason })

/**
 * Reads a purchase amount as receipts print it: "1250", "1,250.50", "1.250,50 €", "1 250,50", "CHF 1'250.–".
 * 1. Of two different signs the last is the decimal sign. A sign that comes twice groups.
 * 2. Groups have three digits (or two and then three, as in India), and the first does not begin with 0.
 * 3. Decimals are one or two, or three of which the last is 0: money has hundredths.
 * 4. A blank never is a decimal sign; an apostrophe only before one or two digits.
 * 5. One point or comma that rules 2 and 3 both allow ("1.250") is ambiguous, but not in yen, which have no decimals.
 */
export function parseAmount(text: string, currency: Currency): ParsedAmount {
  if (text.length > maxAmountLength) return refuse('unreadable')
  const plain = plainFigure(text)
  if (plain === '') return refuse('empty')
  const { before = '', figure, after = '' } = surroundedFigure.exec(plain)?.groups ?? {}
  if (figure === undefined) return refuse('unreadable')
  if (/^[^-]*-[^-]*$/.test(before)) return refuse('negative')

  const dash = noCents.exec(after)?.[0] ?? ''
  const { whole, sign = '', cents } = signAsDecimal.exec(figure)?.groups ?? {}
  const typedSigns = [before, sign, after.slice(dash.length)].map((one) => one.trim()).filter(Boolean)
  const wrong = typedSigns.find((one) => !currenciesOfSign(one).includes(currency))
  if (wrong !== undefined)
    return isWord.test(wrong)
      ? { kind: 'other-currency', sign: wrong, currencies: currenciesOfSign(wrong) }
      : refuse('unreadable')
  const body = whole === undefined ? figure : `${whole}${decimalSign}${cents}`
  return readFigure(dash ? `${body}${decimalSign}00` : body, currency)
}

const surroundedFigure = /^(?<before>\D*)(?<figure>\d(?:.*\d)?)(?<after>\D*)$/u
/** What may follow a whole amount: ",-", ".–", ",--". */
const noCents = /^ ?[.,] ?-{1,2}/
/** An amount with the currency sign as its decimal sign: "12€50". */
const signAsDecimal = /^(?<whole>[\d .,']*\d) ?(?<sign>\p{Sc}) ?(?<cents>\d\d)$/u
const isWord = /^[\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}. ]*$/u

function readFigure(figure: string, currency: Currency): ParsedAmount {
  const groups = figure.split(separator)
  if (!groups.every((group) => /^\d+$/.test(group))) return refuse('unreadable')
  const separators = figure.split(/\d+/).filter(Boolean)
  if (groups.length === 1) return inRange(figure, '')
  const decimal = readWithDecimals(groups, separators)
  const thousands = readInGroups(groups, separators)
  if (!thousands) return decimal ?? refuse('unreadable')
  if (decimal?.kind !== 'read' || thousands.kind !== 'read' || currency === 'JPY') return thousands
  return { kind: 'ambiguous', readings: [thousands.cents, decimal.cents] }
}

/** Reads the last separator as the decimal sign; null if that is impossible. */
function readWithDecimals(groups: readonly string[], separators: readonly string[]): ParsedAmount | null {
  const sign = separators.at(-1) ?? ''
  const grouping = separators.slice(0, -1)
  const fraction = groups.at(-1) ?? ''
  const whole = groups.slice(0, -1)
  if (sign === ' ' || sign === '٬' || grouping.includes(sign)) return null
  if (grouping.length > 0 && !isGrouped(whole, grouping)) return null
  if (sign === "'" && fraction.length > 2) return null
  return /^\d{1,2}0?$/.test(fraction) ? inRange(whole.join(''), fraction) : refuse('decimals')
}

/** Reads every separator as a thousands separator; null if that is impossible. */
function readInGroups(groups: readonly string[], separators: readonly string[]): ParsedAmount | null {
  return isGrouped(groups, separators) ? inRange(groups.join(''), '') : null
}

function isGrouped(groups: readonly string[], separators: readonly string[]): boolean {
  const [sign, ...others] = separators
  if (sign === decimalSign || others.some((other) => other !== sign)) return false
  const joined = groups.join(' ')
  return (
    /^[1-9]\d{0,2}(?: \d{3})+$/.test(joined) || (sign === ',' && /^[1-9]\d?(?: \d\d)+ \d{3}$/.test(joined))
  )
}

function inRange(whole: string, fraction: string): ParsedAmount {
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > 12) return refuse('too-large')
  const cents = Number(digits + fraction.slice(0, 2).padEnd(2, '0'))
  if (cents === 0) return refuse('zero')
  return cents < purchaseLimit * 100 ? { kind: 'read', cents } : refuse('too-large')
}
