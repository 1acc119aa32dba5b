import { useEffect } from 'react'

/**
 * Lets the service worker cache this page with its loaded files, so an offline reload shows it. For pages that the
 * worker does not know: those of links, and the desk.
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
