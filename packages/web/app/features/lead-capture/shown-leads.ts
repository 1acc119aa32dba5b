import { leadStore } from './lead-store.ts'

const shown = new Map<string, number>()

/** Who signs in after a calculation has it under the account's address too. */
export const leadId = (email: string, calculationId: string) => `${email} ${calculationId}`

/** A result that says itself what became of its lead needs no toast for it. Returns what ends that. */
export function showLead(calculationId: string): () => void {
  shown.set(calculationId, (shown.get(calculationId) ?? 0) + 1)
  return () => shown.set(calculationId, (shown.get(calculationId) ?? 0) - 1)
}

export const isLeadShown = (calculationId: string) => (shown.get(calculationId) ?? 0) > 0

/** The result that belongs to it says so and lets the person correct it. */
export function noteRefusedLead(email: string, calculationId: string): void {
  const id = leadId(email, calculationId)
  if (leadStore.read().queued === id) leadStore.write({ refused: id })
}

/** It was saved under another address than it was made with, which its account has now: it is not saved again for that. */
export function noteLeadAddress(calculationId: string, before: string, now: string): void {
  if (leadStore.read().queued === leadId(before, calculationId))
    leadStore.write({ queued: leadId(now, calculationId) })
}
