/** The alert that is shown; at most one at a time. */
export type SessionAlertState =
  /** Three hours have passed. `endsAt` is on this device's clock. */
  | { kind: 'warning'; sessionId: string; endsAt: Date }
  /** The server rejected the session, so it has ended. */
  | { kind: 'security' }

let alert: SessionAlertState | null = null
const listeners = new Set<() => void>()

export const readAlert = () => alert

export function showAlert(next: SessionAlertState | null): void {
  alert = next
  for (const listener of listeners) listener()
}

export function subscribeToAlert(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
