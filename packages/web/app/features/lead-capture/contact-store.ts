import { leadContactSchema, type LeadContact } from '@retour/domain/leads/lead'
import * as z from 'zod/mini'
import { createDeviceStore } from '#app/platform/session-store.ts'

interface ContactState {
  /** Whose calculations a guest saves; null until the form was sent once. */
  contact: LeadContact | null
  givenAtMs: number
}

/** As the page about storage says it. */
export const contactLifetimeMs = 400 * 86_400_000
const initial: ContactState = { contact: null, givenAtMs: 0 }

/** The name and address that a guest gave, for all tabs and later days of this device. */
export const contactStore = createDeviceStore('retour-contact', initial, (stored) =>
  parseContact(stored, Date.now()),
)

export function parseContact(stored: unknown, nowMs: number): ContactState {
  const { contact, givenAtMs } = (stored ?? {}) as Record<string, unknown>
  const parsed = z.safeParse(leadContactSchema, contact)
  if (!parsed.success || typeof givenAtMs !== 'number') return initial
  return nowMs - givenAtMs < contactLifetimeMs ? { contact: parsed.data, givenAtMs } : initial
}

/** Remembers who saves calculations on this device from now on. */
export function keepContact(contact: LeadContact): void {
  contactStore.write({ contact, givenAtMs: Date.now() })
}
