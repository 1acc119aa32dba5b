import { m } from '#app/paraglide/messages.js'
import { capitalize } from '@retour/domain/content/capitalize'

const labels: Record<string, () => string> = {
  pending: m.refunds_status_pending,
  processing: m.refunds_status_processing,
  approved: m.refunds_status_approved,
  completed: m.refunds_status_completed,
  rejected: m.refunds_status_rejected,
  saving: m.refunds_status_saving,
  waiting: m.refunds_status_waiting,
  refused: m.refunds_status_refused,
}

/** Returns the label of a status; an unknown one is capitalized. */
export function statusWord(status: string): string {
  const word = Object.hasOwn(labels, status) && labels[status]
  return word ? word() : capitalize(status)
}
