import { Big } from 'big.js'
import type { Currency } from './currencies.ts'
import type { RateTable } from './exchange.ts'
import type { Money } from './money.ts'
import { roundHalfUp } from './round-half-up.ts'

/**
 * Converts money through the euro and rounds half up to hundredths: round(cents * rateTo / rateFrom). It multiplies
 * before it divides, so only the last step rounds.
 */
export function convert(money: Money, to: Currency, table: RateTable): Money {
  if (money.currency === to) return money
  const exact = new Big(money.cents).times(table.rates[to]).div(table.rates[money.currency])
  return { currency: to, cents: roundHalfUp(exact) }
}
