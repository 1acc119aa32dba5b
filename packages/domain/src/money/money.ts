import { Big } from 'big.js'
import type { Currency } from './currencies.ts'
import { roundHalfUp } from './round-half-up.ts'

/** An amount in hundredths of its currency. Yen are counted in hundredths too: all amounts show 2 decimals. */
export type Money = { currency: Currency; cents: number }

/**
 * Turns a decimal amount ("12.34" or 12.34) into money, half up to hundredths.
 * Throws RangeError when the amount is no finite number or its hundredths exceed a safe integer.
 */
export function toMoney(amount: number | string, currency: Currency): Money {
  const cents = readCents(amount)
  if (!Number.isSafeInteger(cents)) throw new RangeError('not an amount of money')
  return { currency, cents: cents === 0 ? 0 : cents }
}

/** The decimal amount, for wires that carry numbers: EUR 1,250.50 gives 1250.5. */
export function toAmount(money: Money): number {
  return new Big(money.cents).div(100).toNumber()
}

/** Hundredths as one types them: "1250.00", without a currency and not grouped. */
export const typedAmount = (cents: number): string => new Big(cents).div(100).toFixed(2)

/** The figure alone, grouped, with 2 decimals: "1,250.00". */
export function formatAmount(money: Money): string {
  const [whole = '0', fraction = '00'] = new Big(Math.abs(money.cents)).div(100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${money.cents < 0 ? '-' : ''}${grouped}.${fraction}`
}

/** The figure with its currency before it: "EUR 1,250.00". */
export function formatMoney(money: Money): string {
  return `${money.currency} ${formatAmount(money)}`
}

function readCents(amount: number | string): number {
  try {
    return roundHalfUp(new Big(amount).times(100))
  } catch {
    return Number.NaN
  }
}
