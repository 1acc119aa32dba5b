import { createSessionStore } from '#app/platform/session-store.ts'

const takenBackOutcomes = ['failed', 'removed', 'removed-after-mail', 'too-late', 'none'] as const

/** A row that was to be deleted again, by its key, and what became of that; `asking` is on its way. */
interface TakenBack {
  calculationId: string
  key: string
  outcome: 'asking' | (typeof takenBackOutcomes)[number]
}

/** Which address a guest gave or confirmed in this tab, and when. */
export interface Sitting {
  email: string
  fromMs: number
}

interface LeadState {
  /** The account that has a lead, by its address; '' until that is known. */
  capturedFor: string
  /** The last calculation that was handed over to be sent, with the address it goes under. */
  queued: string | null
  /** The key under which it is sent. */
  key: string | null
  /** As `queued`, when the server will not take it as it is. */
  refused: string | null
  /** The calculation whose name and address are being corrected. */
  correcting: string | null
  typedName: string
  typedEmail: string
  sitting: Sitting | null
  takenBack: TakenBack | null
}

const initial: LeadState = {
  capturedFor: '',
  queued: null,
  key: null,
  refused: null,
  correcting: null,
  typedName: '',
  typedEmail: '',
  sitting: null,
  takenBack: null,
}

/** What the lead form was given in this tab. It ends with the tab; only sending the form hands it to us. */
export const leadStore = createSessionStore('retour-lead', initial, parseState)

export function parseState(stored: unknown): LeadState {
  if (typeof stored !== 'object' || stored === null) return initial
  const state = stored as Record<string, unknown>
  return {
    capturedFor: textOr(state.capturedFor, ''),
    queued: textOr(state.queued, null),
    key: textOr(state.key, null),
    refused: textOr(state.refused, null),
    correcting: textOr(state.correcting, null),
    typedName: textOr(state.typedName, ''),
    typedEmail: textOr(state.typedEmail, ''),
    sitting: parseSitting(state.sitting),
    takenBack: parseTakenBack(state.takenBack),
  }
}

function parseSitting(stored: unknown): Sitting | null {
  const { email, fromMs } = (stored ?? {}) as Record<string, unknown>
  return typeof email === 'string' && typeof fromMs === 'number' ? { email, fromMs } : null
}

/** A question that the page did not live to hear the answer of counts as failed: it can be asked again. */
function parseTakenBack(stored: unknown): TakenBack | null {
  const { calculationId, key, outcome } = (stored ?? {}) as Record<string, unknown>
  if (typeof calculationId !== 'string' || typeof key !== 'string') return null
  return { calculationId, key, outcome: takenBackOutcomes.find((one) => one === outcome) ?? 'failed' }
}

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' ? value : other)
