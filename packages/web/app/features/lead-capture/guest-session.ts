import { leadOnDevice } from '@retour/domain/leads/on-device'
import { useSyncExternalStore } from 'react'
import { leadStore, type GuestSession } from './lead-store.ts'

/** Starts a session for an address that the person in this tab has just given or confirmed. */
export const startGuestSession = (email: string): void =>
  leadStore.write({ sitting: { email, fromMs: Date.now() } })

/**
 * Returns whether the session in which this address was given or confirmed still lasts. It ends with the tab, after
 * twelve hours, or if another tab stores another address. After that, the person at the device is asked before anything
 * is saved.
 */
export function isGuestSessionOpen(
  session: GuestSession | null,
  email: string | undefined,
  nowMs: number,
): boolean {
  if (!session || session.email !== email) return false
  const ageMs = nowMs - session.fromMs
  return ageMs >= 0 && ageMs < leadOnDevice.sessionHours * 3_600_000
}

/** Returns the same in a component; updated whenever the page becomes visible. */
export function useGuestSessionOpen(email: string | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isGuestSessionOpen(leadStore.read().sitting, email, Date.now()),
    () => false,
  )
}

function subscribe(listener: () => void) {
  const stop = leadStore.subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listener)
  }
}
