import { formatMonth } from '@retour/domain/content/format-day'
import type { Currency } from '@retour/domain/money/currencies'
import type { Money } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import type { RefundCalculation } from '#app/backend/refund-calls.ts'

/** `share` is the bar's length relative to the longest one, 0 to 1. */
export type ChartBar = { label: string; refund: Money; share: number }
export type RefundBars = { byMonth: ChartBar[]; byCountry: ChartBar[] }

const shownMonths = 12

type Counted = Pick<RefundCalculation, 'calculatedOn' | 'country' | 'refund'>

/**
 * Returns the estimated refunds of a currency by month (the last twelve with any, oldest first) and by country (largest
 * first). A group with one bar is left empty, because it compares nothing.
 */
export function refundBars(calculations: readonly Counted[], currency: Currency): RefundBars {
  const own = calculations.filter(({ refund }) => refund.currency === currency && refund.cents > 0)
  const months = sumBy(own, ({ calculatedOn }) => calculatedOn.slice(0, 7))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .slice(-shownMonths)
    .map(([month, cents]) => [formatMonth(month), cents] as const)
  const countries = sumBy(own, ({ country }) => countryName(country)).toSorted(
    ([, one], [, other]) => other - one,
  )
  return { byMonth: drawBars(months, currency), byCountry: drawBars(countries, currency) }
}

function sumBy(calculations: readonly Counted[], keyOf: (one: Counted) => string): [string, number][] {
  const sums = new Map<string, number>()
  for (const one of calculations) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.refund.cents)
  return [...sums]
}

function drawBars(sums: readonly (readonly [string, number])[], currency: Currency): ChartBar[] {
  if (sums.length < 2) return []
  const longest = Math.max(...sums.map(([, cents]) => cents))
  return sums.map(([label, cents]) => ({ label, refund: { currency, cents }, share: cents / longest }))
}
