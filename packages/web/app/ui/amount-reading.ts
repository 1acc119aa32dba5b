import { currencies, type Currency } from '@retour/domain/money/currencies'
import { parseAmount, type ParsedAmount } from '@retour/domain/money/parse-amount'
import { m } from '#app/paraglide/messages.js'

/** The state of the amount's fields. `amount` is the text as typed. */
export interface TypedAmount {
  amount: string
  currency: Currency
  /** The reading that was chosen for exactly this text, in hundredths of the currency. */
  chosenCents: number | null
}

/**
 * The result of parsing: the amount to calculate with, a question to answer first, or an error. Amounts are in
 * hundredths.
 */
export type AmountReading =
  | { kind: 'read'; cents: number; readings: readonly number[] }
  | { kind: 'unchosen'; readings: readonly number[] }
  | { kind: 'other-currency'; sign: string; currencies: readonly Currency[] }
  | { kind: 'refused'; advice: string }

/** Parses the typed amount. An ambiguous one is read as `chosenCents` if that is set. */
export function readTyped({ amount, currency, chosenCents }: TypedAmount): AmountReading {
  const parsed = parseAmount(amount, currency)
  if (parsed.kind === 'read') return { kind: 'read', cents: parsed.cents, readings: [] }
  if (parsed.kind === 'ambiguous') {
    const { readings } = parsed
    return chosenCents !== null && readings.includes(chosenCents)
      ? { kind: 'read', cents: chosenCents, readings }
      : { kind: 'unchosen', readings }
  }
  if (parsed.kind === 'other-currency' && parsed.currencies.length > 0) return parsed
  return { kind: 'refused', advice: adviceFor(parsed) }
}

/** The hint for an invalid amount, which says what would be accepted. */
function adviceFor(parsed: Exclude<ParsedAmount, { kind: 'read' | 'ambiguous' }>): string {
  if (parsed.kind === 'other-currency')
    return m.calculator_amount_unknown_sign({ sign: parsed.sign, currencies: currencies.join(', ') })
  const advice = {
    empty: m.calculator_amount_example,
    unreadable: m.calculator_amount_example,
    negative: m.calculator_amount_above_zero,
    zero: m.calculator_amount_above_zero,
    decimals: m.calculator_amount_two_decimals,
    'too-large': m.calculator_amount_too_large,
  }
  return advice[parsed.reason]()
}

/** Formats an amount as it is read aloud: "1,250.50 euros". */
export function spokenAmount(cents: number, currency: Currency): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
}
