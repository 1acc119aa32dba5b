import { deleteLead } from '#app/backend/lead-calls.ts'
import { contactStore } from './contact-store.ts'
import { leadStore } from './lead-store.ts'
import { sendWaitingLeads } from './send-waiting-leads.ts'
import { dropWaitingLeads } from './waiting-leads.ts'

/** "Someone else": removes the name and address on this device, and all leads that wait under them. */
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

/** "Not you?": does the same, and deletes the saved lead of this calculation. */
export function disownLead(calculationId: string): void {
  const { key } = leadStore.read()
  forgetContact()
  if (key) void takeBackLead(calculationId, key)
}

/** Asks the server to delete a lead, and stores the outcome for the page. */
export async function takeBackLead(calculationId: string, key: string): Promise<void> {
  const note = (outcome: 'asking' | 'failed' | Awaited<ReturnType<typeof deleteLead>>) =>
    leadStore.write({ takenBack: { calculationId, key, outcome } })
  note('asking')
  try {
    // Waiting leads are sent first, because a row that arrives after the deletion would stay.
    await sendWaitingLeads()
    note(await deleteLead(key))
  } catch {
    note('failed')
  }
}
