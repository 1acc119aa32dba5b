import type { Coordinates } from '@retour/domain/places/distance'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'

/** A toggle for sorting by distance: on once the browser gave a position, off when pressed again. */
export function useOwnPosition() {
  const [position, setPosition] = useState<Coordinates | null>(null)
  const [isSearching, setIsSearching] = useState(false)

  function toggle() {
    if (position) {
      setPosition(null)
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
        setPosition({ lat: coords.latitude, lng: coords.longitude })
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
