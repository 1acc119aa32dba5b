import { leadContactSchema, type LeadContact } from '@retour/domain/leads/lead'
import * as z from 'zod/mini'
import { createSessionStore } from '#app/platform/session-store.ts'

interface LeadState {
  /** Whose leads this tab saves; null until the form was sent once. */
  contact: LeadContact | null
  /** The account that has a lead, by its address; '' until that is known. */
  capturedFor: string
  /** The last calculation that is stored, with the address it is stored under. */
  savedAs: string | null
  typedName: string
  typedEmail: string
}

const initial: LeadState = { contact: null, capturedFor: '', savedAs: null, typedName: '', typedEmail: '' }

/** What the lead form was given in this tab. It ends with the tab; only sending the form hands it to us. */
export const leadStore = createSessionStore('retour-lead', initial, parseState)

export function parseState(stored: unknown): LeadState {
  if (typeof stored !== 'object' || stored === null) return initial
  const { contact, capturedFor, savedAs, typedName, typedEmail } = stored as Record<string, unknown>
  const parsed = z.safeParse(leadContactSchema, contact)
  return {
    contact: parsed.success ? parsed.data : null,
    capturedFor: typeof capturedFor === 'string' ? capturedFor : '',
    savedAs: typeof savedAs === 'string' ? savedAs : null,
    typedName: typeof typedName === 'string' ? typedName : '',
    typedEmail: typeof typedEmail === 'string' ? typedEmail : '',
  }
}
