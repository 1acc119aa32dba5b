import { leadMessages, leadSchema, type LeadContact } from '@retour/domain/leads/lead'
import { toAmount } from '@retour/domain/money/money'
import type { RefundEstimate } from '@retour/domain/vat/refund'
import * as z from 'zod/mini'
import { toBackendError } from '#app/backend/backend-error.ts'
import { insertLead } from '#app/backend/lead-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { leadStore } from './lead-store.ts'

/** What was calculated, as far as a lead keeps it. */
export interface LeadSubject {
  calculationId: string
  estimate: RefundEstimate
}

/** The row of `leads` for a contact and a calculation, before it is checked. */
export function leadRow(contact: LeadContact, { estimate }: LeadSubject) {
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

const underway = new Map<string, Promise<string | null>>()

/**
 * Saves a calculation once, however often it is asked for. Gives null when it is stored, else the sentence
 * for the person: about the input when the row was refused, about trying again otherwise.
 */
export function saveLead(contact: LeadContact, subject: LeadSubject): Promise<string | null> {
  const key = savedKey(contact, subject)
  if (leadStore.read().savedAs === key) return Promise.resolve(null)
  const running = underway.get(key)
  if (running) return running
  const saving = store(contact, subject).finally(() => underway.delete(key))
  underway.set(key, saving)
  return saving
}

/** Who signs in after a calculation has it under the account's address too. */
const savedKey = ({ email }: LeadContact, { calculationId }: LeadSubject) => `${email} ${calculationId}`

/** Bad request, too large, or not processable: the same row would be refused again. */
function isAboutTheRow(status: number | null): boolean {
  return status === 400 || status === 413 || status === 422
}

async function store(contact: LeadContact, subject: LeadSubject): Promise<string | null> {
  const lead = z.safeParse(leadSchema, leadRow(contact, subject))
  if (!lead.success) return leadMessages.input
  try {
    await insertLead(lead.data)
    leadStore.write({ savedAs: savedKey(contact, subject) })
    // What the dashboard has read of them is old now.
    void queryClient.invalidateQueries({ queryKey: ['leads'] })
    return null
  } catch (error) {
    const { kind, status } = toBackendError(error)
    console.warn('The calculation was not saved:', kind, status)
    return kind === 'refused' && isAboutTheRow(status) ? leadMessages.input : m.lead_saving_failed()
  }
}
