import { type ClockEnd, formClocks } from '../vat/export-clock.ts'
import { exportDeadlines } from '../vat/deadlines.ts'
import { payoutTerms } from '../vat/payout-terms.ts'
import { addDays, addMonths, endOfMonth } from '../calendar/calendar-days.ts'
import type { RefundForm } from './trip-records.ts'

/**
 * Returns by when the goods of a form must leave the EU, validated: the safe day and the law's (YYYY-MM-DD). `firstDay`
 * is the day of its earliest purchase. No source says from which month a form across two months counts, so the earlier
 * one is used. An issue date before it, or without purchases, is used itself.
 */
export function goodsOutBy(
  form: Pick<RefundForm, 'issuedOn'>,
  firstDay: string | null,
): { safe: string; legal: string } {
  return exportDeadlines(firstDay !== null && firstDay < form.issuedOn ? firstDay : form.issuedOn)
}

/**
 * Returns by when the operator or shop must have a validated form: the earlier reading first, and the later one if
 * sources differ. If the method of validation is unknown, the shorter period is used.
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

/** Returns the deadline of a form whose refund was paid early in town; null without such a payment. */
export function earlyRefundBackBy({ earlyRefundOn }: Pick<RefundForm, 'earlyRefundOn'>): string | null {
  return earlyRefundOn && addDays(earlyRefundOn, payoutTerms.earlyRefundDays)
}

const dayOf = ({ months, toMonthEnd }: ClockEnd, issuedOn: string) =>
  toMonthEnd ? endOfMonth(issuedOn, months) : addMonths(issuedOn, months)

const earlier = (one: string, other: string) => (one < other ? one : other)
