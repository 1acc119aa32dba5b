import type { Coordinates } from '@retour/domain/places/distance'
import { useState, useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'

// In memory alone, so that a search that was sorted by distance stays so on the next screen and nowhere else.
let ownPosition: Coordinates | null = null
const listeners = new Set<() => void>()

function writePosition(position: Coordinates | null) {
  ownPosition = position
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A toggle for sorting by distance: on once the browser gave a position, off when pressed again. */
export function useOwnPosition() {
  const position = useSyncExternalStore(
    subscribe,
    () => ownPosition,
    () => null,
  )
  const [isSearching, setIsSearching] = useState(false)

  function toggle() {
    if (position) {
      writePosition(null)
      showToast('info', m.locations_sorting_off())
      return
    }
    if (!('geolocation' in navigator)) {
      showToast('error', m.locations_no_geolocation())
      return
    }
    setIsSearching(true)
    showToast('info', m.locations_getting())
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsSearching(false)
        writePosition({ lat: coords.latitude, lng: coords.longitude })
        showToast('success', m.locations_found())
      },
      () => {
        setIsSearching(false)
        showToast('error', m.locations_refused())
      },
      { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 },
    )
  }
  return { position, isSearching, toggle }
}
