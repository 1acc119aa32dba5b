import { createSessionStore } from '#app/platform/session-store.ts'

const takenBackOutcomes = ['failed', 'removed', 'removed-after-mail', 'too-late', 'none'] as const

/** A lead that the person disowned, by its key, and the outcome of deleting it. `asking`: the request is pending. */
interface TakenBack {
  calculationId: string
  key: string
  outcome: 'asking' | (typeof takenBackOutcomes)[number]
}

/** The address that a guest gave or confirmed in this tab, and when. */
export interface GuestSession {
  email: string
  fromMs: number
}

interface LeadState {
  /** The mail address of the account that has a lead; '' if unknown. */
  capturedFor: string
  /** The id (`leadId`) of the last calculation that was queued. */
  queued: string | null
  /** The idempotency key of that calculation's lead. */
  key: string | null
  /** The id of a queued calculation that the server refused. */
  refused: string | null
  /** The id of the calculation whose name and address are being corrected. */
  correcting: string | null
  typedName: string
  typedEmail: string
  /** The session of a guest, which browsers store under this name. */
  sitting: GuestSession | null
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

/** The input of the lead form in this tab. It ends with the tab; only submitting the form sends it. */
export const leadStore = createSessionStore('retour-lead', initial, parseState)

/** Validates a stored state; invalid values become defaults. */
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
    sitting: parseGuestSession(state.sitting),
    takenBack: parseTakenBack(state.takenBack),
  }
}

function parseGuestSession(stored: unknown): GuestSession | null {
  const { email, fromMs } = (stored ?? {}) as Record<string, unknown>
  return typeof email === 'string' && typeof fromMs === 'number' ? { email, fromMs } : null
}

/** A request whose response the page never received counts as failed, so that it can be repeated. */
function parseTakenBack(stored: unknown): TakenBack | null {
  const { calculationId, key, outcome } = (stored ?? {}) as Record<string, unknown>
  if (typeof calculationId !== 'string' || typeof key !== 'string') return null
  return { calculationId, key, outcome: takenBackOutcomes.find((one) => one === outcome) ?? 'failed' }
}

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' ? value : other)
