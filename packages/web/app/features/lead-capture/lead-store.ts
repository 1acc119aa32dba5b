import { leadContactSchema, type LeadContact } from '@retour/domain/leads/lead'
import * as z from 'zod/mini'
import { createSessionStore } from '#app/platform/session-store.ts'

interface LeadState {
  /** Whose leads this tab saves; null until the form was sent once. */
  contact: LeadContact | null
  /** The last calculation that is stored under that contact. */
  savedCalculationId: string | null
  typedName: string
  typedEmail: string
}

const initial: LeadState = { contact: null, savedCalculationId: null, typedName: '', typedEmail: '' }

/** What the lead form was given in this tab. It ends with the tab; only sending the form hands it to us. */
export const leadStore = createSessionStore('retour-lead', initial, parseState)

export function parseState(stored: unknown): LeadState {
  if (typeof stored !== 'object' || stored === null) return initial
  const { contact, savedCalculationId, typedName, typedEmail } = stored as Record<string, unknown>
  const parsed = z.safeParse(leadContactSchema, contact)
  return {
    contact: parsed.success ? parsed.data : null,
    savedCalculationId: typeof savedCalculationId === 'string' ? savedCalculationId : null,
    typedName: typeof typedName === 'string' ? typedName : '',
    typedEmail: typeof typedEmail === 'string' ? typedEmail : '',
  }
}
