/// <reference lib="webworker" />
import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { NetworkFirst } from 'workbox-strategies'
import { matchCached } from './cached-pages.ts'
import { writeOfflinePage } from './offline-page.ts'
import { isPageOfLink, pagesOfLinks } from './pages-of-links.ts'

/** Places that were visited: from the network, otherwise from the cache. */
const visited = new NetworkFirst({
  cacheName: 'visited-pages',
  networkTimeoutSeconds: 4,
  matchOptions: { ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
})

/** Answers a navigation. Cached pages are of this version; their query is ignored. */
export const answerPage: RouteHandlerCallback = async ({ request, event, url }) => {
  if (url.pathname === '/offline') return (await writeOfflinePage()) ?? fetch(request)
  if (isPageOfLink(url.pathname)) return pagesOfLinks.handle({ request, event })
  const cached = (await matchPrecache(url.pathname)) ?? (await matchCached(url.pathname))
  return cached ?? visited.handle({ request, event })
}
