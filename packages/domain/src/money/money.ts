// This file needs no decimal arithmetic, so a form that only displays amounts does not load it: `to-money.ts` and
// `convert.ts` have it.
import type { Currency } from './currencies.ts'

/** An amount in hundredths of its currency, also for yen, because all amounts show 2 decimals. */
export type Money = { currency: Currency; cents: number }

/** Returns the decimal amount for JSON: EUR 1,250.50 gives 1250.5. */
export function toAmount(money: Money): number {
  return money.cents / 100
}

/** Formats hundredths as a person types them: "1250.00", without currency or grouping. */
export function typedAmount(cents: number): string {
  const size = Math.abs(cents)
  const rest = size % 100
  return `${cents < 0 ? '-' : ''}${(size - rest) / 100}.${String(rest).padStart(2, '0')}`
}

/** Formats an amount without its currency: "1,250.00". */
export function formatAmount(money: Money): string {
  return typedAmount(money.cents).replaceAll(/\B(?=(\d{3})+\.)/g, ',')
}

/** Formats an amount with its currency: "EUR 1,250.00". */
export function formatMoney(money: Money): string {
  return `${money.currency} ${formatAmount(money)}`
}
