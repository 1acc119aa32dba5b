import { useEffect, useEffectEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { forgetPosition, requestPosition, useOwnPositionState } from './own-position-store.ts'

/** Returns the person's position and a toggle: on after the browser has returned one, off when pressed again. */
export function useOwnPosition() {
  const { position, isSearching } = useOwnPositionState()

  function toggle() {
    if (position || isSearching) {
      forgetPosition()
      showToast('info', m.locations_sorting_off())
      return
    }
    search()
  }
  return { position, isSearching, toggle }
}

/** Requests the position once `isRequested` is true, and then calls `onRequest`, which resets it. */
export function usePositionRequest(isRequested: boolean, onRequest: () => void) {
  const reportRequest = useEffectEvent(onRequest)
  useEffect(() => {
    if (!isRequested) return
    reportRequest()
    search()
  }, [isRequested])
}

function search() {
  if (!('geolocation' in navigator)) {
    showToast('error', m.locations_no_geolocation())
    return
  }
  showToast('info', m.locations_getting())
  void requestPosition(navigator.geolocation).then((outcome) => {
    if (outcome === 'found') showToast('success', m.locations_found())
    if (outcome === 'refused') showToast('error', m.locations_refused())
  })
}
