import { leadSchema, type LeadContact } from '@retour/domain/leads/lead'
import { toAmount } from '@retour/domain/money/money'
import type { RefundEstimate } from '@retour/domain/vat/refund'
import * as z from 'zod/mini'
import { newUuid } from '#app/platform/new-uuid.ts'
import { leadStore } from './lead-store.ts'
import { sendWaitingLeads } from './send-waiting-leads.ts'
import { leadId } from './shown-leads.ts'
import { addWaitingLead, listWaitingLeads, type WaitingLead } from './waiting-leads.ts'

/** The calculation of a lead. `calculatedOn` is the calendar day on this device, YYYY-MM-DD. */
export interface LeadSubject {
  calculationId: string
  calculatedOn: string
  estimate: RefundEstimate
}

/** Returns the row of `leads` for a contact and a calculation, before validation. */
export function leadRow(contact: LeadContact, { estimate }: Pick<LeadSubject, 'estimate'>) {
  const { purchase, vat, refund, isEligible, rule } = estimate
  return {
    email: contact.email,
    full_name: contact.fullName,
    purchase_amount: toAmount(purchase),
    vat_amount: toAmount(vat),
    refund_amount: toAmount(refund),
    is_eligible: isEligible,
    currency: purchase.currency,
    country: rule.country,
    marketing_consent: contact.marketingConsent,
  }
}

/**
 * Queues a calculation to be saved, once for each address, however often it is called. It is stored on the device until
 * the server has it; the result does not wait for that.
 */
export function saveLead(contact: LeadContact, subject: LeadSubject, userId: string | null): void {
  const { calculationId, calculatedOn } = subject
  const id = leadId(contact.email, calculationId)
  if (leadStore.read().queued === id) return
  // A queued lead of the account is sent under the account's address at that time, so no second one is needed.
  const isOnItsWay = ({ userId: maker, calculationId: made }: WaitingLead) =>
    maker !== null && maker === userId && made === calculationId
  if (listWaitingLeads().some(isOnItsWay)) return leadStore.write({ queued: id, refused: null })
  const lead = z.safeParse(leadSchema, leadRow(contact, subject))
  const key = newUuid()
  leadStore.write({ queued: id, key, refused: lead.success ? null : id })
  if (!lead.success) return
  addWaitingLead({
    key,
    calculationId,
    userId,
    calculatedOn,
    savedAtMs: Date.now(),
    lead: lead.data,
  })
  void sendWaitingLeads()
}
