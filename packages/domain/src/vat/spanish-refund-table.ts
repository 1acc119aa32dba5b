import { Big } from 'big.js'
import { roundHalfUp } from '../money/round-half-up.ts'

/**
 * One row of the annex: the minimum an operator pays for purchases from one supplier at one rate (a fraction), from
 * more than `overCents` up to `upToCents` (EUR cents with VAT; null: no end). A sum or a share of the price.
 */
export type RefundBracket = {
  rate: number
  overCents: number
  upToCents: number | null
  pays: { cents: number } | { shareOfPrice: number }
}

/**
 * The annex of Orden HAP/2652/2012. It could not be read (`datedRecords.spanishRefundTable` says so), so it is empty
 * until a person copies it. Every Spanish form then has a lowest refund by law.
 */
export const spanishRefundTable: readonly RefundBracket[] = []

/** Returns the minimum an operator pays, in EUR cents; null if the table has no row for such a purchase. */
export function minRefund(
  { cents, rate }: { cents: number; rate: number },
  table: readonly RefundBracket[] = spanishRefundTable,
): number | null {
  const line = table.find(
    (bracket) =>
      bracket.rate === rate &&
      cents > bracket.overCents &&
      (bracket.upToCents === null || cents <= bracket.upToCents),
  )
  if (!line) return null
  return 'cents' in line.pays ? line.pays.cents : roundHalfUp(new Big(cents).times(line.pays.shareOfPrice))
}
