import { leadStore } from './lead-store.ts'

const shown = new Map<string, number>()

/** Who signs in after a calculation has it under the account's address too. */
export const leadName = (email: string, calculationId: string) => `${email} ${calculationId}`

/** A result that says itself what became of its lead needs no toast for it. Returns what ends that. */
export function showLead(calculationId: string): () => void {
  shown.set(calculationId, (shown.get(calculationId) ?? 0) + 1)
  return () => shown.set(calculationId, (shown.get(calculationId) ?? 0) - 1)
}

export const isLeadShown = (calculationId: string) => (shown.get(calculationId) ?? 0) > 0

/** The result that belongs to it says so and lets the person correct it. */
export function noteRefusedLead(email: string, calculationId: string): void {
  const name = leadName(email, calculationId)
  if (leadStore.read().handedOver === name) leadStore.write({ refused: name })
}
