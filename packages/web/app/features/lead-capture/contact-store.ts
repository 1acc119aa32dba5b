import { rememberedContactSchema, type RememberedContact } from '@retour/domain/leads/lead'
import * as z from 'zod/mini'
import { createDeviceStore } from '#app/platform/session-store.ts'
import { contactKey, isContactOld } from './contact-age.ts'

interface ContactState {
  /** The guest whose calculations are saved; null until the form was sent once. */
  contact: RememberedContact | null
  givenAtMs: number
}

const initial: ContactState = { contact: null, givenAtMs: 0 }

/** The name and address of a guest, for all tabs and later visits on this device. */
export const contactStore = createDeviceStore(contactKey, initial, (stored) =>
  parseContact(stored, Date.now()),
)

/** Validates a stored contact; an expired or invalid one is dropped. */
export function parseContact(stored: unknown, nowMs: number): ContactState {
  const { contact, givenAtMs } = (stored ?? {}) as Record<string, unknown>
  const parsed = z.safeParse(rememberedContactSchema, contact)
  if (!parsed.success || isContactOld(givenAtMs, nowMs)) return initial
  return { contact: parsed.data, givenAtMs: Number(givenAtMs) }
}

/** Stores who saves calculations on this device; the marketing consent is not stored. */
export function rememberContact({ email, fullName }: RememberedContact): void {
  contactStore.write({ contact: { email, fullName }, givenAtMs: Date.now() })
}
