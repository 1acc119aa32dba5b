import { formatLongDay } from './format-day.ts'

/**
 * How every page, mail, card and answer says when a statement was last checked against its source. `day` is YYYY-MM-DD,
 * or YYYY-MM if only the month is known.
 */

/**
 * Returns "looked at on 21 November 2026" or "looked at in May 2025". It claims no freshness, so it stays true however
 * old the page is.
 */
export const checkedDate = (day: string): string =>
  `looked at ${day.length > 7 ? 'on' : 'in'} ${formatLongDay(day)}`

/** Returns "checked 21 November 2026". Only use it if a clock says that this is less than a year ago. */
export const checked = (day: string): string => `checked ${formatLongDay(day)}`

/** Returns "not checked since 21 November 2026", for older days. */
export const notCheckedSince = (day: string): string => `not checked since ${formatLongDay(day)}`
