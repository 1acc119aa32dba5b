import { expect, test } from 'vitest'
import { minRefund, spanishRefundTable, type RefundBracket } from './spanish-refund-table.ts'

/** Invented figures: the real ones were never read. */
const table: RefundBracket[] = [
  { rate: 0.21, overCents: 10_000, upToCents: 20_000, pays: { cents: 900 } },
  { rate: 0.21, overCents: 20_000, upToCents: null, pays: { shareOfPrice: 0.1 } },
  { rate: 0.04, overCents: 0, upToCents: null, pays: { shareOfPrice: 0.015 } },
]

test.each([
  ['at the edge a bracket does not begin', 10_000, 0.21, null],
  ['a cent above it does', 10_001, 0.21, 900],
  ['its upper edge belongs to it', 20_000, 0.21, 900],
  ['a share of the price, half up', 20_005, 0.21, 2001],
  ['another rate has its own line', 10_000, 0.04, 150],
  ['a rate without a line', 10_000, 0.1, null],
])('the least by law: %s', (_edge, cents, rate, least) => {
  expect(minRefund({ cents, rate }, table)).toBe(least)
})

test('the annex is empty until a person has copied it, so nothing is computed', () => {
  expect(spanishRefundTable).toEqual([])
  expect(minRefund({ cents: 50_000, rate: 0.21 })).toBeNull()
})
