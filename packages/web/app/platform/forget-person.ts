import { useSyncExternalStore } from 'react'
import { removeText, storedKeys } from './browser-storage.ts'

const ownKeys = 'retour-'
/** What one person left for all tabs of this browser; the scripts that keep it may not be loaded here. */
const sharedKeys = ['retour-booking-waiting', 'retour-contact', 'retour-lead-waiting']
const forgetters = new Set<() => void>()
let leftCount = 0

/** Registers what has to be forgotten when the person at this browser signs out or another one signs in. */
export function whenPersonLeaves(forget: () => void): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

/** Forgets everything here that belongs to one person: what was typed, calculated and loaded. */
export function forgetPerson(): void {
  for (const key of storedKeys('sessionStorage', ownKeys)) removeText('sessionStorage', key)
  for (const prefix of sharedKeys)
    for (const key of storedKeys('localStorage', prefix)) removeText('localStorage', key)
  leftCount += 1
  for (const forget of forgetters) forget()
}

/**
 * How many people have left this page. As the key of a screen it makes what they typed there go as well, which
 * stands in the page itself.
 */
export function usePeopleLeft(): number {
  return useSyncExternalStore(
    whenPersonLeaves,
    () => leftCount,
    () => 0,
  )
}
