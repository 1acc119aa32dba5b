import { useSyncExternalStore } from 'react'
import { readText, removeText, storedKeys, writeText } from './browser-storage.ts'

const ownKeys = 'retour-'
/** The stored keys of a person for all tabs; the scripts that own them may not be loaded here. */
const sharedKeys = [
  'retour-booking-waiting',
  'retour-contact',
  'retour-lead-waiting',
  'retour-ride:',
  'retour-trip-',
]
/** Whether the trip is removed from this device at sign-out, as chosen on its page. By default it stays. */
const tripChoiceKey = 'retour-trip-sign-out'
const forgetters = new Set<() => void>()
let leftCount = 0

/** Registers a function to run when the person signs out or another one signs in. */
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
 * Removes all local data of a person, by the id of their account: input, calculations and loaded data, and the
 * account's trips if they chose so. `hasSignedOut`: they signed out here.
 */
export function forgetPerson(person: string, hasSignedOut: boolean): void {
  if (isTripForgotten())
    void import('./trip-ownership.ts').then(({ forgetTripsOf }) => forgetTripsOf(person, hasSignedOut))
  for (const key of storedKeys('sessionStorage', ownKeys)) removeText('sessionStorage', key)
  for (const prefix of sharedKeys)
    for (const key of storedKeys('localStorage', prefix)) removeText('localStorage', key)
  leftCount += 1
  for (const forget of forgetters) forget()
}

/**
 * Returns the number of sign-outs on this page. If it has changed since a request was sent, its response is for somebody
 * who has left and must not be stored.
 */
export const peopleLeft = (): number => leftCount

/** The same, as state. Used as the key of a screen, it also discards the screen's input. */
export const usePeopleLeft = (): number => useSyncExternalStore(whenPersonLeaves, peopleLeft, () => 0)
