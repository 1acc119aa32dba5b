import { Big } from 'big.js'
import type { Currency } from './currencies.ts'
import type { Money } from './money.ts'
import { roundHalfUp } from './round-half-up.ts'

/**
 * Converts a decimal amount ("12.34" or 12.34) to money, rounded half up to hundredths. Throws RangeError if it is not
 * a finite number or its hundredths exceed a safe integer.
 */
export function toMoney(amount: number | string, currency: Currency): Money {
  const cents = readCents(amount)
  if (!Number.isSafeInteger(cents)) throw new RangeError('not an amount of money')
  return { currency, cents: cents === 0 ? 0 : cents }
}

function readCents(amount: number | string): number {
  try {
    return roundHalfUp(new Big(amount).times(100))
  } catch {
    return Number.NaN
  }
}
