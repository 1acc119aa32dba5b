export type SessionAlertState =
  /** Three hours are over; `endsAt` is on this device's clock. */
  | { kind: 'warning'; sessionId: string; endsAt: Date }
  /** The server did not accept the session; it is over. */
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
