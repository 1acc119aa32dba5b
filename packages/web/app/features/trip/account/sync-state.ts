import type { Refusal } from '@retour/domain/trip/sync-trip'

/** The state of the sync with the account in this tab. */
export interface SyncState {
  kind: 'quiet' | 'sending' | 'offline' | 'failed'
  /** The reason of the failure, as text for the person. */
  reason: string
  /** Rows that the account refuses as they are. */
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

/** Sets what "Try now" does; null while there is no sync. */
export function offerTryNow(next: (() => void) | null): void {
  tryNow = next
}

export const pressTryNow = (): void => tryNow?.()
