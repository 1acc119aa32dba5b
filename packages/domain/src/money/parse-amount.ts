import type { Currency } from './currencies.ts'
import { currenciesOfSign } from './currency-signs.ts'
import { plainFigure } from './plain-figure.ts'

export const invalidAmountMessage = 'Please enter a valid purchase amount'

/** Purchases from here on are refused; the column that stores them ends at the same figure. */
export const purchaseLimit = 1_000_000_000

/** Longer texts are no amount; what a tab remembers of a typed one is as long. */
export const maxAmountLength = 40

export type AmountRefusal = 'empty' | 'unreadable' | 'negative' | 'zero' | 'decimals' | 'too-large'

export type ParsedAmount =
  | { kind: 'read'; cents: number }
  /** Both readings in hundredths: with the sign as one of thousands, and as the decimal sign. */
  | { kind: 'ambiguous'; readings: [thousands: number, decimal: number] }
  /** The sign typed beside the figure, and which of the nine it can stand for; the chosen one is not among them. */
  | { kind: 'other-currency'; sign: string; currencies: readonly Currency[] }
  | { kind: 'refused'; reason: AmountRefusal }

/** Stands only for a decimal sign, as Arabic has it; whatever else leaves no doubt is rewritten to it. */
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
/** After a whole amount: ",-", ".–", ",--". */
const noCents = /^ ?[.,] ?-{1,2}/
/** "12€50". */
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

/** The last separator as the decimal sign; null where it can't be one. */
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

/** Every separator as one of thousands; null where they can't be. */
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
