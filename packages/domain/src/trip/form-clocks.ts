import { type ClockEnd, formClocks } from '../vat/export-clock.ts'
import { exportDeadlines } from '../vat/deadlines.ts'
import { payoutTerms } from '../vat/payout-terms.ts'
import { addDays, addMonths, endOfMonth } from '../calendar/calendar-days.ts'
import type { RefundForm } from './trip-records.ts'

/**
 * By when the goods of a form must be out of the EU, validated: the safe day and the law's (YYYY-MM-DD). `firstDay` is
 * the day of its earliest purchase: from which month a form over two months counts was not found, so the earlier one. An
 * issue before it, or without purchases noted, counts itself.
 */
export function goodsOutBy(
  form: Pick<RefundForm, 'issuedOn'>,
  firstDay: string | null,
): { safe: string; legal: string } {
  return exportDeadlines(firstDay !== null && firstDay < form.issuedOn ? firstDay : form.issuedOn)
}

/**
 * By when a validated form must be with the operator or the shop: the earlier reading first, with the later one where
 * sources differ. Without a note of how customs validated, the shorter of the two.
 */
export function formBackBy({
  country,
  issuedOn,
  validatedBy,
}: Pick<RefundForm, 'country' | 'issuedOn' | 'validatedBy'>): { first: string; later: string | null } {
  const { ends, otherEnd } = formClocks[country]
  const own = validatedBy
    ? dayOf(ends[validatedBy], issuedOn)
    : earlier(dayOf(ends.stamp, issuedOn), dayOf(ends.kiosk, issuedOn))
  if (!otherEnd) return { first: own, later: null }
  const other = dayOf(otherEnd, issuedOn)
  return other === own
    ? { first: own, later: null }
    : { first: earlier(own, other), later: own < other ? other : own }
}

/** The last day for a form whose money was taken in town; null where none was. */
export function earlyRefundBackBy({ earlyRefundOn }: Pick<RefundForm, 'earlyRefundOn'>): string | null {
  return earlyRefundOn && addDays(earlyRefundOn, payoutTerms.earlyRefundDays)
}

const dayOf = ({ months, toMonthEnd }: ClockEnd, issuedOn: string) =>
  toMonthEnd ? endOfMonth(issuedOn, months) : addMonths(issuedOn, months)

const earlier = (one: string, other: string) => (one < other ? one : other)
