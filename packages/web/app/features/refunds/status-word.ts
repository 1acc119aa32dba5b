import { m } from '#app/paraglide/messages.js'
import { capitalize } from '@retour/domain/content/capitalize'

const words: Record<string, () => string> = {
  pending: m.refunds_status_pending,
  processing: m.refunds_status_processing,
  approved: m.refunds_status_approved,
  completed: m.refunds_status_completed,
  rejected: m.refunds_status_rejected,
  saving: m.refunds_status_saving,
  waiting: m.refunds_status_waiting,
  refused: m.refunds_status_refused,
}

/** A status as it is read; one that we do not know stands as it came, with a capital. */
export function statusWord(status: string): string {
  const word = Object.hasOwn(words, status) && words[status]
  return word ? word() : capitalize(status)
}
