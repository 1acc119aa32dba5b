/// <reference lib="webworker" />
import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { NetworkFirst } from 'workbox-strategies'
import { matchKept } from './kept-pages.ts'
import { writeOfflinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope

/** Places that were visited: the newest version first, the kept one when the network does not answer. */
const visited = new NetworkFirst({
  cacheName: 'visited-pages',
  networkTimeoutSeconds: 4,
  matchOptions: { ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
})

/**
 * A page that the browser goes to. Kept pages are of this version, whatever their query. A newer version waits until
 * no page of the old one is open, and a reload alone never ends that wait: so when the only open page goes on, the
 * newer version is let in first and the page is asked for again.
 */
export const answerPage: RouteHandlerCallback = async ({ request, event, url }) => {
  const { waiting } = self.registration
  if (waiting && (await self.clients.matchAll({ type: 'window' })).length <= 1) {
    waiting.postMessage('take-over', { transfer: [] })
    return new Response('', { headers: { Refresh: '0' } })
  }
  if (url.pathname === '/offline') return (await writeOfflinePage()) ?? fetch(request)
  const kept = (await matchPrecache(url.pathname)) ?? (await matchKept(url.pathname))
  return kept ?? visited.handle({ request, event })
}
