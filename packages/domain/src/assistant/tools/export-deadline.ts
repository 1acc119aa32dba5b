import { formatDay } from '../../content/format-day.ts'
import { exportDeadlines } from '../../vat/deadlines.ts'
import { guideFigures } from '../../vat/guide-figures.ts'
import type { Library, Told } from './library.ts'
import { checkedPage } from './rule-citation.ts'

export type Deadline = Told & {
  purchaseDay: string
  exportWithin: string
  /** Both as "12 Dec 2026": plan with the first, the law ends with the second. */
  safeDay: string
  legalDay: string
  isOver: boolean
}

/** Until when goods bought on a day (YYYY-MM-DD) must have left the EU. Throws RangeError for a day that is none. */
export function exportDeadline(purchaseDay: string, { today }: Pick<Library, 'today'>): Deadline {
  const { safe, legal } = exportDeadlines(purchaseDay)
  return {
    purchaseDay: formatDay(purchaseDay),
    exportWithin: guideFigures.exportWithin,
    safeDay: formatDay(safe),
    legalDay: formatDay(legal),
    isOver: legal < today,
    citations: [checkedPage('Rules and what changed', '/vat-refund-rules-2025')],
  }
}
