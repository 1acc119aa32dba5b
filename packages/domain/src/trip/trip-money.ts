import type { CentsRange } from './ways-of.ts'

/** A form of the trip: its VAT and estimate (EUR cents, null: unknown), its range, and what was received. */
export type FormMoney = {
  vatCents: number | null
  estimateCents: number | null
  range: CentsRange | null
  receivedCents: number | null
}

/**
 * Sums of the trip in EUR cents. `range` and `spreadCents` are of refunds still to come, `receivedCents` of received
 * ones. `withoutRange` counts forms without a figure for any way: only their VAT is included.
 */
export type TripMoney = {
  forms: number
  vatCents: number
  estimateCents: number
  range: CentsRange
  spreadCents: number
  receivedCents: number
  withoutRange: number
}

/** Sums the forms of a trip: issued ones and those that are ready to be requested. */
export function moneyOfTrip(forms: readonly FormMoney[]): TripMoney {
  const sum = (of: (form: FormMoney) => number | null | undefined) =>
    forms.reduce((total, form) => total + (of(form) ?? 0), 0)
  const range = { from: sum((form) => form.range?.from), to: sum((form) => form.range?.to) }
  return {
    forms: forms.length,
    vatCents: sum((form) => form.vatCents),
    estimateCents: sum((form) => form.estimateCents),
    range,
    spreadCents: range.to - range.from,
    receivedCents: sum((form) => form.receivedCents),
    withoutRange: forms.filter((form) => form.range === null && form.receivedCents === null).length,
  }
}
