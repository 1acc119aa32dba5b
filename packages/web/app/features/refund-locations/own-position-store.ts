import { type Coordinates, isOnEarth } from '@retour/domain/places/distance'
import { useSyncExternalStore } from 'react'

type OwnPosition = { position: Coordinates | null; isSearching: boolean }

// In memory only, so that sorting by distance continues on the next screen of this page load but is stored nowhere.
const nowhere: OwnPosition = { position: null, isSearching: false }
let own = nowhere
let attempt = 0
const listeners = new Set<() => void>()

function write(next: OwnPosition) {
  own = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOwnPositionState = () =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => nowhere,
  )

/** Removes the position and ignores a pending request. */
export function forgetPosition() {
  attempt += 1
  write(nowhere)
}

/**
 * Requests a new, precise position. Resolves to `found`; to `refused`, also after five seconds or for invalid
 * coordinates; or to `dropped` if the person turned it off meanwhile.
 */
export function requestPosition(geolocation: Geolocation): Promise<'found' | 'refused' | 'dropped'> {
  attempt += 1
  const mine = attempt
  write({ position: null, isSearching: true })
  return new Promise((resolve) => {
    const finish = (position: Coordinates | null) => {
      if (mine !== attempt) return resolve('dropped')
      write({ position, isSearching: false })
      resolve(position ? 'found' : 'refused')
    }
    geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude, lng: coords.longitude }
        finish(isOnEarth(point) ? point : null)
      },
      () => finish(null),
      { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 },
    )
  })
}
