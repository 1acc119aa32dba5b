import { useSyncExternalStore } from 'react'
import { readText, removeText, storedKeys, writeText } from './browser-storage.ts'

const ownKeys = 'retour-'
/** What one person left for all tabs of this browser; the scripts that keep it may not be loaded here. */
const sharedKeys = [
  'retour-booking-waiting',
  'retour-contact',
  'retour-lead-waiting',
  'retour-ride:',
  'retour-trip-',
]
/** Whether the trip goes from this device with its person: as they chose on its page. Without a choice it stays. */
const tripChoiceKey = 'retour-trip-sign-out'
const forgetters = new Set<() => void>()
let leftCount = 0

/** Registers what has to be forgotten when the person at this browser signs out or another one signs in. */
export function whenPersonLeaves(forget: () => void): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

export const isTripForgotten = (): boolean => readText('localStorage', tripChoiceKey) === 'forget'

export function chooseTripForgotten(isForgotten: boolean): void {
  if (isForgotten) writeText('localStorage', tripChoiceKey, 'forget')
  else removeText('localStorage', tripChoiceKey)
}

/**
 * Forgets everything here that belongs to one person, by the id of their account: what was typed, calculated and loaded;
 * the trips of the account where they chose so. `isAsked`: they logged out here.
 */
export function forgetPerson(person: string, isAsked: boolean): void {
  if (isTripForgotten())
    void import('./trip-ownership.ts').then(({ forgetTripsOf }) => forgetTripsOf(person, isAsked))
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
