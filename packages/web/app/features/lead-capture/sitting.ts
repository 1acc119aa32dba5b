import { leadOnDevice } from '@retour/domain/leads/on-device'
import { useSyncExternalStore } from 'react'
import { leadStore, type Sitting } from './lead-store.ts'

/** The person in front of this tab has just said that this is their address. */
export const startSitting = (email: string): void =>
  leadStore.write({ sitting: { email, fromMs: Date.now() } })

/**
 * Is it still the sitting in which this address was given or confirmed? It ends with the tab, after twelve hours, or when
 * another tab has another address: whoever holds the device then is asked before anything is saved.
 */
export function isSitting(sitting: Sitting | null, email: string | undefined, nowMs: number): boolean {
  if (!sitting || sitting.email !== email) return false
  const ageMs = nowMs - sitting.fromMs
  return ageMs >= 0 && ageMs < leadOnDevice.sessionHours * 3_600_000
}

/** The same for a screen; looked at again whenever the page is. */
export function useSitting(email: string | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSitting(leadStore.read().sitting, email, Date.now()),
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
