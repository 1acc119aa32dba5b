import { useEffect } from 'react'

/**
 * Has the service worker keep this page with what it has loaded so far, so that a reload without a network shows it. For pages
 * that the worker does not know by itself: of links, and of the desk.
 */
export function useOwnPage(): void {
  useEffect(() => {
    void cacheOwnPage()
  }, [])
}

async function cacheOwnPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  active?.postMessage({ own: { path: location.pathname, files } }, [])
}
