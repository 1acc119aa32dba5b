import { useSyncExternalStore } from 'react'
import { readText, writeText } from '#app/platform/browser-storage.ts'

/** The start script reads this key too, to hide the banner before the first paint. */
const key = 'account-banner-dismissed'

const listeners = new Set<() => void>()
const isDismissed = () => readText('localStorage', key) !== null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns whether the banner was dismissed; false in the static page, which is the same for everybody. */
export function useBannerDismissal(): boolean {
  return useSyncExternalStore(subscribe, isDismissed, () => false)
}

/** Dismisses the account banner on this device for good. */
export function dismissBanner(): void {
  writeText('localStorage', key, 'true')
  for (const listener of listeners) listener()
}
