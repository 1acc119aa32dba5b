import { deleteLead } from '#app/backend/lead-calls.ts'
import { contactStore } from './contact-store.ts'
import { leadStore } from './lead-store.ts'
import { sendWaitingLeads } from './send-waiting-leads.ts'
import { dropWaitingLeads } from './waiting-leads.ts'

/** "Someone else": the name and address on this device, and all that waits under them, end here. */
export function forgetContact(): void {
  dropWaitingLeads()
  leadStore.write({
    queued: null,
    key: null,
    refused: null,
    correcting: null,
    typedName: '',
    typedEmail: '',
    sitting: null,
  })
  contactStore.reset()
}

/** "Not you?": the same, and what was saved of this calculation is taken back. */
export function disownLead(calculationId: string): void {
  const { key } = leadStore.read()
  forgetContact()
  if (key) void takeBackLead(calculationId, key)
}

/** Asks the server to delete the row, and keeps what it answered for the page to say. */
export async function takeBackLead(calculationId: string, key: string): Promise<void> {
  const note = (outcome: 'asking' | 'failed' | Awaited<ReturnType<typeof deleteLead>>) =>
    leadStore.write({ takenBack: { calculationId, key, outcome } })
  note('asking')
  try {
    // What is on its way arrives first: a row that comes after the question would stay.
    await sendWaitingLeads()
    note(await deleteLead(key))
  } catch {
    note('failed')
  }
}
