/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { answerData } from './answer-data.ts'
import { answerPage } from './answer-page.ts'
import { buildFiles } from './build-files.ts'
import { cacheNext, type CacheRequest, mainPath, matchAnyCached, stopKeeping } from './cached-pages.ts'
import { ofThisBuild } from './is-of-this-build.ts'
import { writeOfflinePage } from './offline-page.ts'
import { cacheOwnPage, type OwnPage } from './pages-of-links.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: what every visitor keeps. */
declare const __PRECACHE__: PrecacheEntry[]

/** Answers for one person or one moment are never kept, nor seen by any route below. */
const isForOnePerson = (path: string) =>
  /^\/(?:auth|dashboard|rest|functions|mail|fx|dev|health)(?:\/|$)/.test(path) || path === '/config.json'

const isOurs = ({ origin, pathname }: URL) => origin === self.location.origin && !isForOnePerson(pathname)

// Routes are asked in this order.
registerRoute(({ url }) => isOurs(url) && url.pathname.endsWith('.data'), answerData)
registerRoute(({ request, url }) => request.mode === 'navigate' && isOurs(url), answerPage)

// A newer version has come meanwhile: it is installed instead, whole.
addPlugins([{ fetchDidSucceed: async ({ response }) => ofThisBuild(response) }])
// Scripts, the shell and the calculator, all of one version.
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/.*/], cleanURLs: false, directoryIndex: '' })

registerRoute(({ url }) => isOurs(url) && url.pathname.startsWith('/assets/'), buildFiles)
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith('/constellations/'),
  new NetworkFirst({
    cacheName: 'constellations',
    networkTimeoutSeconds: 4,
    plugins: [new ExpirationPlugin({ maxEntries: 40, purgeOnQuotaError: true })],
  }),
)

// A page for one person is never kept; without network it says so like every other missing page.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.origin === self.location.origin,
  ({ request }) => fetch(request),
)

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  const { pathname } = new URL(request.url)
  const main = mainPath(pathname)
  const cached = await matchAnyCached(main)
  if (cached) return main === pathname ? cached : Response.redirect(main)
  // Without its own page a city's calculator still works as the country's.
  const ofCountry = /^(?<page>\/vat-calculator\/[a-z]+)\//.exec(pathname)?.groups?.page
  if (ofCountry && (await matchPrecache(ofCountry))) return Response.redirect(ofCountry)
  return (await writeOfflinePage()) ?? Response.error()
})

// The page that installed it has the calculator's scripts without a network from then on, not only the next page.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === 'hand-over') event.waitUntil(handOver())
  if (event.data === 'take-over') void self.skipWaiting()
  const [port] = event.ports
  const { keep, own } = (event.data ?? {}) as { keep?: CacheRequest; own?: OwnPage }
  // Without a network, or without room: with the next visit.
  if (own) event.waitUntil(cacheOwnPage(own, event).catch(() => undefined))
  if (keep && port)
    event.waitUntil(
      cacheNext(keep).then(
        (left) => port.postMessage(left),
        // Without a network, or without room: later.
        () => port.postMessage(0),
      ),
    )
})

/**
 * A newer version waits until no page of this one is open, and a reload alone never ends that wait: so the only open
 * page asks for it. Never while a page is on its way: Chromium loses a page whose worker is replaced meanwhile.
 */
async function handOver() {
  const { waiting } = self.registration
  if (!waiting || (await self.clients.matchAll({ type: 'window' })).length > 1) return
  stopKeeping()
  waiting.postMessage('take-over', { transfer: [] })
}
