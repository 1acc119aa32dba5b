import { useSyncExternalStore } from 'react'

/** Read by the start script as well, which hides the banner before the first paint. */
const key = 'account-banner-dismissed'

const listeners = new Set<() => void>()
/** Stands in where the browser forbids storage: the banner then comes back with the next page. */
let isDismissedHere = false

function isDismissed(): boolean {
  try {
    return isDismissedHere || window.localStorage.getItem(key) !== null
  } catch {
    return isDismissedHere
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** False in the finished page, which is the same for everybody. */
export function useBannerDismissal(): boolean {
  return useSyncExternalStore(subscribe, isDismissed, () => false)
}

export function dismissBanner(): void {
  isDismissedHere = true
  try {
    window.localStorage.setItem(key, 'true')
  } catch {
    // This page remembers it.
  }
  for (const listener of listeners) listener()
}
