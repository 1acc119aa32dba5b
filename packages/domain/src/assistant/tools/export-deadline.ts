import { addDays, addMonths } from '../../calendar/calendar-days.ts'
import { formatDay, formatNearDay } from '../../content/format-day.ts'
import { exportDeadlines } from '../../vat/deadlines.ts'
import { guideFigures } from '../../vat/guide-figures.ts'
import type { Library, Sourced } from './library.ts'
import { checkedPage } from './rule-citation.ts'

/** The export deadline of a purchase, formatted. */
export type Deadline = Sourced & {
  purchaseDay: string
  exportWithin: string
  /** Both as "12 Dec 2026". Plan with the safe day; the legal period ends with the other. */
  safeDay: string
  legalDay: string
  isOver: boolean
  /** For each day of leaving, whether it is in time, in words. */
  leaving: string[]
}

/**
 * Returns until when goods bought on a day (YYYY-MM-DD) must leave the EU, and whether the days in `leaving` are in
 * time. Throws RangeError for an invalid day.
 */
export function exportDeadline(
  purchaseDay: string,
  { today }: Pick<Library, 'today'>,
  leaving: readonly string[] = [],
): Deadline {
  const { safe, legal } = exportDeadlines(purchaseDay)
  return {
    purchaseDay: formatDay(purchaseDay),
    exportWithin: guideFigures.exportWithin,
    safeDay: formatDay(safe),
    legalDay: formatDay(legal),
    isOver: legal < today,
    leaving: leaving.map((day) => {
      const on = `Leaving on ${formatNearDay(day)} ${day.slice(0, 4)}`
      if (day <= safe) return `${on} is in time.`
      if (day <= legal) return `${on} is after the safe day, though within the law’s.`
      return `${on} is too late: by then the form can no longer be validated.`
    }),
    citations: [checkedPage('Rules and what changed', '/vat-refund-rules-2025')],
  }
}

/** From which day on a purchase is safely in time for a day of leaving, in words. */
export type OldestPurchase = Sourced & { text: string }

/** Returns from which day on a purchase is in time for leaving on a day (YYYY-MM-DD). */
export function oldestPurchase(leavingDay: string): OldestPurchase {
  const back = addMonths(leavingDay, -3)
  // A month may lack the day: three months before 31 May is 28 February, from where the safe day is before 31 May.
  const first = exportDeadlines(back).safe < leavingDay ? addDays(back, 1) : back
  return {
    text: `Leaving on ${formatNearDay(leavingDay)} ${leavingDay.slice(0, 4)}, what was bought on ${formatDay(first)} or later is safely in time.`,
    citations: [checkedPage('Rules and what changed', '/vat-refund-rules-2025')],
  }
}
