import type { Refusal } from '@retour/domain/trip/sync-trip'

/** How the exchange with the account stands in this tab. */
export interface SyncState {
  kind: 'quiet' | 'sending' | 'offline' | 'failed'
  /** Why it failed, in words for the person. */
  reason: string
  /** Rows that the account does not take as they are. */
  refused: readonly ({ id: string } & Refusal)[]
}

export const quietSync: SyncState = { kind: 'quiet', reason: '', refused: [] }

let state = quietSync
let tryNow: (() => void) | null = null
const listeners = new Set<() => void>()

export const readSync = (): SyncState => state

export function writeSync(next: Partial<SyncState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export function subscribeToSync(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells what a press on "Try now" does; null while nothing is exchanged. */
export function offerTryNow(next: (() => void) | null): void {
  tryNow = next
}

export const pressTryNow = (): void => tryNow?.()
