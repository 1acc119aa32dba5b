import { formatLongDay } from './format-day.ts'

/**
 * How every page, mail, card and answer says when something was last read against its source. `day` is YYYY-MM-DD, or
 * YYYY-MM where only the month is known.
 */

/** "looked at on 21 November 2026", "looked at in May 2025": true however old the page is, as it claims no freshness. */
export const checkedDate = (day: string): string =>
  `looked at ${day.length > 7 ? 'on' : 'in'} ${formatLongDay(day)}`

/** "checked 21 November 2026": only where a clock says that this is less than a year ago. */
export const checked = (day: string): string => `checked ${formatLongDay(day)}`

/** "not checked since 21 November 2026": from then on. */
export const notCheckedSince = (day: string): string => `not checked since ${formatLongDay(day)}`
