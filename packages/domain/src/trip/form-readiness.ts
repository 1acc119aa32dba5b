import { exportDeadlines } from '../vat/deadlines.ts'
import type { Joining } from '../vat/counting-rules.ts'
import type { RefundEstimate } from '../vat/refund.ts'
import { addDays } from '../calendar/calendar-days.ts'
import type { FormReadiness } from './proposed-form.ts'

type Question = {
  firstDay: string
  where: string
  estimate: RefundEstimate
  joining: Joining
  today: string
}

/**
 * Returns the state of purchases that are combined on a form on a day (`today`, YYYY-MM-DD, in the shop's time zone);
 * see `FormReadiness`. All periods are counted from the first purchase, the safer reading.
 */
export function readinessOf({ firstDay, where, estimate, joining, today }: Question): FormReadiness {
  const { legal } = exportDeadlines(firstDay)
  const lastDay = addDays(firstDay, Math.max(joining.days, 1) - 1)
  if (estimate.isEligible) {
    if (today > legal) return { kind: 'lost', because: 'export-over', missingCents: 0, endedOn: legal }
    const askBy = joining.by === 'seller-or-mall' ? lastDay : null
    return { kind: 'ready', askBy, isAskByOver: askBy !== null && today > askBy }
  }
  const missingCents = -estimate.euroCentsAboveMinimum
  if (today <= lastDay) return { kind: 'short', missingCents, where, until: lastDay }
  const because = joining.by === 'document' ? 'invoice-closed' : 'days-over'
  return { kind: 'lost', because, missingCents, endedOn: lastDay }
}
