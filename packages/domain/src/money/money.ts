// Without decimal arithmetic, which a form that only shows what it read need not fetch: `to-money.ts` and `convert.ts` have it.
import type { Currency } from './currencies.ts'

/** An amount in hundredths of its currency. Yen are counted in hundredths too: all amounts show 2 decimals. */
export type Money = { currency: Currency; cents: number }

/** The decimal amount, for wires that carry numbers: EUR 1,250.50 gives 1250.5. */
export function toAmount(money: Money): number {
  return money.cents / 100
}

/** Hundredths as one types them: "1250.00", without a currency and not grouped. */
export function typedAmount(cents: number): string {
  const size = Math.abs(cents)
  const rest = size % 100
  return `${cents < 0 ? '-' : ''}${(size - rest) / 100}.${String(rest).padStart(2, '0')}`
}

/** The figure alone, grouped, with 2 decimals: "1,250.00". */
export function formatAmount(money: Money): string {
  return typedAmount(money.cents).replaceAll(/\B(?=(\d{3})+\.)/g, ',')
}

/** The figure with its currency before it: "EUR 1,250.00". */
export function formatMoney(money: Money): string {
  return `${money.currency} ${formatAmount(money)}`
}
