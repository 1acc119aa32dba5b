import { useSyncExternalStore } from 'react'
import { readText, writeText } from '#app/platform/browser-storage.ts'

/** Read by the start script as well, which hides the banner before the first paint. */
const key = 'account-banner-dismissed'

const listeners = new Set<() => void>()
const isDismissed = () => readText('localStorage', key) !== null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** False in the finished page, which is the same for everybody. */
export function useBannerDismissal(): boolean {
  return useSyncExternalStore(subscribe, isDismissed, () => false)
}

export function dismissBanner(): void {
  writeText('localStorage', key, 'true')
  for (const listener of listeners) listener()
}
