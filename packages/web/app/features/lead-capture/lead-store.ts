import { createSessionStore } from '#app/platform/session-store.ts'

interface LeadState {
  /** The account that has a lead, by its address; '' until that is known. */
  capturedFor: string
  /** The last calculation that was handed over to be sent, with the address it goes under. */
  handedOver: string | null
  /** The same, when the server will not take it as it is. */
  refused: string | null
  /** The calculation whose name and address are being corrected. */
  correcting: string | null
  typedName: string
  typedEmail: string
}

const initial: LeadState = {
  capturedFor: '',
  handedOver: null,
  refused: null,
  correcting: null,
  typedName: '',
  typedEmail: '',
}

/** What the lead form was given in this tab. It ends with the tab; only sending the form hands it to us. */
export const leadStore = createSessionStore('retour-lead', initial, parseState)

export function parseState(stored: unknown): LeadState {
  if (typeof stored !== 'object' || stored === null) return initial
  const { capturedFor, handedOver, refused, correcting, typedName, typedEmail } = stored as Record<
    string,
    unknown
  >
  return {
    capturedFor: textOr(capturedFor, ''),
    handedOver: textOr(handedOver, null),
    refused: textOr(refused, null),
    correcting: textOr(correcting, null),
    typedName: textOr(typedName, ''),
    typedEmail: textOr(typedEmail, ''),
  }
}

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' ? value : other)
