import type { Coordinates } from '@retour/domain/places/distance'
import { useState } from 'react'
import { showToast } from '#app/ui/toast.ts'

/** A toggle for sorting by distance: on once the browser gave a position, off when pressed again. */
export function useOwnPosition() {
  const [position, setPosition] = useState<Coordinates | null>(null)
  const [isSearching, setIsSearching] = useState(false)

  function toggle() {
    if (position) {
      setPosition(null)
      showToast('info', 'Location sorting turned off.')
      return
    }
    if (!('geolocation' in navigator)) {
      showToast('error', 'Geolocation is not supported by this browser.')
      return
    }
    setIsSearching(true)
    showToast('info', 'Getting your location...')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsSearching(false)
        setPosition({ lat: coords.latitude, lng: coords.longitude })
        showToast('success', 'Location found! Results will be sorted by distance.')
      },
      () => {
        setIsSearching(false)
        showToast('error', 'Could not access your location. Please check your browser settings.')
      },
      { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 },
    )
  }
  return { position, isSearching, toggle }
}
