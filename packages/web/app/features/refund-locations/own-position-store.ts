import { type Coordinates, isOnEarth } from '@retour/domain/places/distance'
import { useSyncExternalStore } from 'react'

type OwnPosition = { position: Coordinates | null; isSearching: boolean }

// In memory alone, so that a search that was sorted by distance stays so on the next screen and nowhere else.
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

/** Forgets the position, and whatever answer may still come. */
export function forgetPosition() {
  attempt += 1
  write(nowhere)
}

/**
 * Asks the browser, exactly and again. 'found', 'refused' (also when it took longer than five seconds or when
 * the answer lies on no map), or 'dropped' when the person turned it off meanwhile.
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
