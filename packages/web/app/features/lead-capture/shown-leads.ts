import { leadStore } from './lead-store.ts'

const shown = new Map<string, number>()

/**
 * Identifies the lead of a calculation. It contains the address, because a sign-in after a calculation saves it under
 * the account's address too.
 */
export const leadId = (email: string, calculationId: string) => `${email} ${calculationId}`

/**
 * Registers that a result shows the outcome of its lead, so that no toast is needed. Returns a function that ends this.
 */
export function showLead(calculationId: string): () => void {
  shown.set(calculationId, (shown.get(calculationId) ?? 0) + 1)
  return () => shown.set(calculationId, (shown.get(calculationId) ?? 0) - 1)
}

export const isLeadShown = (calculationId: string) => (shown.get(calculationId) ?? 0) > 0

/** Marks the lead as refused, so that its result shows this and offers a correction. */
export function noteRefusedLead(email: string, calculationId: string): void {
  const id = leadId(email, calculationId)
  if (leadStore.read().queued === id) leadStore.write({ refused: id })
}

/** Updates the address of a lead that was saved under the account's current one, so that it is not saved again. */
export function noteLeadAddress(calculationId: string, before: string, now: string): void {
  if (leadStore.read().queued === leadId(before, calculationId))
    leadStore.write({ queued: leadId(now, calculationId) })
}
