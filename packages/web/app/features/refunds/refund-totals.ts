import type { Currency } from '@retour/domain/money/currencies'
import type { Money } from '@retour/domain/money/money'
import type { RefundCalculation } from '#app/backend/refund-calls.ts'

/** The sum of the calculations in one currency. Amounts of different currencies are never added. */
export type CurrencyTotal = { count: number; purchase: Money; refund: Money }

/** Returns one total per currency, the most used one first. */
export function totalsByCurrency(
  calculations: readonly Pick<RefundCalculation, 'purchase' | 'refund'>[],
): CurrencyTotal[] {
  const totals = new Map<Currency, CurrencyTotal>()
  for (const { purchase, refund } of calculations) {
    const { currency } = purchase
    const before = totals.get(currency)
    totals.set(currency, {
      count: (before?.count ?? 0) + 1,
      purchase: { currency, cents: (before?.purchase.cents ?? 0) + purchase.cents },
      refund: { currency, cents: (before?.refund.cents ?? 0) + refund.cents },
    })
  }
  return [...totals.values()].toSorted(
    (one, other) => other.count - one.count || one.refund.currency.localeCompare(other.refund.currency),
  )
}
