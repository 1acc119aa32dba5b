import { isCalendarDate } from '../calendar/calendar-date.ts'
import { addMonths, endOfMonth } from '../calendar/calendar-days.ts'

export { isCalendarDate }

/** Two last days for the customs stamp, as YYYY-MM-DD: plan with `safe`, the law ends at `legal`. */
export type ExportDeadlines = { safe: string; legal: string }

/**
 * When goods bought on this day (YYYY-MM-DD) must have left the EU. `safe` is three months after the
 * purchase (docs/product.md, Refund rules); `legal` is the end of the third month after the month of purchase
 * (Directive 2006/112/EC, article 147). A day that the target month lacks becomes that month's last day.
 * Throws RangeError when the text is no calendar date.
 */
export function exportDeadlines(purchaseDate: string): ExportDeadlines {
  if (!isCalendarDate(purchaseDate)) throw new RangeError('not a calendar date')
  return { safe: addMonths(purchaseDate, 3), legal: endOfMonth(purchaseDate, 3) }
}
