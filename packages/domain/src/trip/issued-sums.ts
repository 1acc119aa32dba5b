import type { RateTable } from '../money/exchange.ts'
import { findRule, type RulesEditionId } from '../vat/rules.ts'
import { euroCentsOf } from './euro-cents.ts'
import { type RatedSum, sumsByRate, vatRateOf, vatShareOf } from './purchase-value.ts'
import type { Purchase } from './trip-records.ts'
import type { WithId } from './with-id.ts'

/**
 * The sums of an issued form, in EUR cents. `rated` are its sums by VAT rate; `vatCents` and `estimateCents` are null
 * if none of its purchases has a known rate. `firstDay` is the day of its earliest purchase, null without one.
 */
export type IssuedSums = {
  purchaseIds: string[]
  firstDay: string | null
  totalCents: number
  rated: RatedSum[]
  vatCents: number | null
  estimateCents: number | null
  withoutFigure: string[]
}

/** Sums the purchases with the form's id, by an edition's VAT rates. */
export function sumsOfIssued(
  formId: string,
  purchases: readonly WithId<Purchase>[],
  { editionId, rates }: { editionId: RulesEditionId; rates: RateTable },
): IssuedSums {
  const onForm = purchases
    .filter((purchase) => purchase.formId === formId)
    .map((purchase) => ({
      purchase,
      cents: euroCentsOf(purchase, rates),
      rate: vatRateOf(purchase, editionId),
    }))
  const rated = sumsByRate(onForm.flatMap(({ rate, cents }) => (rate === null ? [] : [{ rate, cents }])))
  const country = onForm[0]?.purchase.country ?? 'france'
  const hasFigure = rated.length > 0
  return {
    purchaseIds: onForm.map(({ purchase }) => purchase.id),
    firstDay: onForm.map(({ purchase }) => purchase.boughtOn).sort()[0] ?? null,
    totalCents: onForm.reduce((total, { cents }) => total + cents, 0),
    rated,
    vatCents: hasFigure ? vatShareOf(rated, 1) : null,
    estimateCents: hasFigure ? vatShareOf(rated, findRule(editionId, country).refundShare) : null,
    withoutFigure: onForm.flatMap(({ purchase, rate }) => (rate === null ? [purchase.id] : [])),
  }
}
