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
/** Inserted by the build: the files that every visitor caches. */
declare const __PRECACHE__: PrecacheEntry[]

/** Responses for one person or one moment are never cached. No route below handles them. */
const isForOnePerson = (path: string) =>
  /^\/(?:auth|dashboard|rest|functions|mail|fx|dev|health)(?:\/|$)/.test(path) || path === '/config.json'

const isCacheable = ({ origin, pathname }: URL) =>
  origin === self.location.origin && !isForOnePerson(pathname)

// The first matching route answers.
registerRoute(({ url }) => isCacheable(url) && url.pathname.endsWith('.data'), answerData)
registerRoute(({ request, url }) => request.mode === 'navigate' && isCacheable(url), answerPage)

// Fails if the server has a newer build, so that the newer worker is installed instead.
addPlugins([{ fetchDidSucceed: async ({ response }) => ofThisBuild(response) }])
// The scripts, the shell and the calculator, all of one version.
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/.*/], cleanURLs: false, directoryIndex: '' })

registerRoute(({ url }) => isCacheable(url) && url.pathname.startsWith('/assets/'), buildFiles)
registerRoute(
  ({ url }) => isCacheable(url) && url.pathname.startsWith('/constellations/'),
  new NetworkFirst({
    cacheName: 'constellations',
    networkTimeoutSeconds: 4,
    plugins: [new ExpirationPlugin({ maxEntries: 40, purgeOnQuotaError: true })],
  }),
)

// Navigations to personal pages are never cached. This route makes the catch handler answer them without a network.
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
  // If a city's calculator is not cached, the country's works instead.
  const ofCountry = /^(?<page>\/vat-calculator\/[a-z]+)\//.exec(pathname)?.groups?.page
  if (ofCountry && (await matchPrecache(ofCountry))) return Response.redirect(ofCountry)
  return (await writeOfflinePage()) ?? Response.error()
})

// Also takes control of the page that installed it, so the calculator works offline on that page already.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === 'hand-over') event.waitUntil(handOver())
  if (event.data === 'take-over') void self.skipWaiting()
  const [port] = event.ports
  const { keep, own } = (event.data ?? {}) as { keep?: CacheRequest; own?: OwnPage }
  // Without a network or storage space the next visit tries again.
  if (own) event.waitUntil(cacheOwnPage(own, event).catch(() => undefined))
  if (keep && port)
    event.waitUntil(
      cacheNext(keep).then(
        (left) => port.postMessage(left),
        // Without a network or storage space: later.
        () => port.postMessage(0),
      ),
    )
})

/**
 * Lets a newer version take over. It waits until no page of this version is open, and a reload alone never ends that
 * wait. So the only open page requests it. Never during a navigation: Chromium loses a page whose worker is replaced
 * meanwhile.
 */
async function handOver() {
  const { waiting } = self.registration
  if (!waiting || (await self.clients.matchAll({ type: 'window' })).length > 1) return
  stopKeeping()
  waiting.postMessage('take-over', { transfer: [] })
}
