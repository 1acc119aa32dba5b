import { useSyncExternalStore } from 'react'
import { readText, removeText, removeUnwritten, storedKeys, writeText } from './browser-storage.ts'

/** The account whose data this tab's session storage has, by its id. */
export const tabPersonKey = 'retour-person'
const ownKeys = 'retour-'
/** The stored keys of a person for all tabs; the scripts that own them may not be loaded here. */
const sharedKeys = [
  'retour-booking-waiting',
  'retour-contact',
  'retour-lead-waiting',
  'retour-ride:',
  'retour-trip-draft',
  'retour-trip-leg',
]
/** Whether the trip is removed from this device at sign-out, as chosen on its page. By default it stays. */
const tripChoiceKey = 'retour-trip-sign-out'
/** With the id of an account: its trips are still to be removed. The cookie policy lists it with the choice. */
export const removalPrefix = `${tripChoiceKey}:`
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
 * account's trips if they chose so (`finishRemovals`). Called by the page that has ended or replaced their session.
 * `hasSignedOut`: they signed out here.
 */
export function forgetPerson(person: string, hasSignedOut: boolean): void {
  const isRemovalDue = isTripForgotten()
  for (const prefix of sharedKeys)
    for (const key of storedKeys('localStorage', prefix)) removeText('localStorage', key)
  removeText('localStorage', tripChoiceKey)
  if (isRemovalDue) writeText('localStorage', removalPrefix + person, hasSignedOut ? 'asked' : 'ended')
  removeTabData()
  forgetOnPage()
}

/**
 * The same in a page that notices later that its person's session has ended. The page that ended it has removed what
 * all tabs share. What is stored now may belong to the next person, and in a page that Back restores also what its tab
 * has stored.
 */
export function forgetLate(person: string): void {
  if (readText('sessionStorage', tabPersonKey) === person) removeTabData()
  removeUnwritten()
  forgetOnPage()
}

function removeTabData() {
  for (const key of storedKeys('sessionStorage', ownKeys)) removeText('sessionStorage', key)
}

function forgetOnPage() {
  leftCount += 1
  for (const forget of forgetters) forget()
}

/**
 * Removes the trips that were to leave this device with their person. If one cannot be removed, the next page tries
 * again. The trips of the signed-in account stay, and go at its next sign-out.
 */
export function finishRemovals(): void {
  if (storedKeys('localStorage', removalPrefix).length > 0)
    import('./trip-ownership.ts').then(
      ({ removeNotedTrips }) => removeNotedTrips(),
      () => null,
    )
}

/**
 * Returns the number of sign-outs on this page. If it has changed since a request was sent, its response is for somebody
 * who has left and must not be stored.
 */
export const peopleLeft = (): number => leftCount

/** The same, as state. Used as the key of a screen, it also discards the screen's input. */
export const usePeopleLeft = (): number => useSyncExternalStore(whenPersonLeaves, peopleLeft, () => 0)
