import { isCalendarDate } from '../calendar/calendar-date.ts'
import { addMonths, endOfMonth } from '../calendar/calendar-days.ts'

export { isCalendarDate }

/** The last days for the customs stamp (YYYY-MM-DD): `safe` to plan with, `legal` by law. */
export type ExportDeadlines = { safe: string; legal: string }

/**
 * Returns by when goods bought on this day (YYYY-MM-DD) must leave the EU. `safe` is three months after the purchase
 * (docs/product.md, Refund rules); `legal` is the end of the third month after the month of purchase (Directive
 * 2006/112/EC, article 147). A day that the target month lacks becomes its last day. Throws RangeError if the text is
 * not a calendar date.
 */
export function exportDeadlines(purchaseDate: string): ExportDeadlines {
  if (!isCalendarDate(purchaseDate)) throw new RangeError('not a calendar date')
  return { safe: addMonths(purchaseDate, 3), legal: endOfMonth(purchaseDate, 3) }
}
