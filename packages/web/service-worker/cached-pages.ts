/// <reference lib="webworker" />
import { isOfThisBuild } from './is-of-this-build.ts'

declare const self: ServiceWorkerGlobalScope
/**
 * Inserted by the build. `__LATER__`: the pages cached after the first visit, in order. `__CITIES__`: those of the
 * other places.
 */
declare const __LATER__: readonly LaterPage[]
declare const __CITIES__: readonly LaterPage[]
/** Aliases of places, older paths, each with the path of its cached page. */
declare const __ALIASES__: Readonly<Record<string, string>>

/** A page to cache. `name` is its title in the list of the offline page. */
export type LaterPage = { url: string; revision: string; name: string }
/** A page's request to cache more: the places that its visitor views, and whether the device saves data. */
export type CacheRequest = { places: readonly string[]; isSavingData: boolean }

const cacheName = 'kept-pages'
// Assigned once, because the bundler would repeat the lists at every use.
const later = __LATER__
const cities = __CITIES__
const aliases = __ALIASES__
const keyOf = ({ url, revision }: LaterPage) => `${url}?revision=${revision}`
/** Returns the path under which a place is cached. */
export const mainPath = (path: string): string => aliases[path] ?? path

const keeping = new AbortController()
/** Aborts the fetch of a page to cache, because a newer version takes over only when the worker is idle. */
export const stopKeeping = (): void => keeping.abort()

const openCached = () => caches.open(cacheName)

/**
 * Fetches the next page that is missing or outdated, one per call, so that it never competes with the visitor's own
 * requests for long. Returns the number of remaining pages. A device that saves data only caches the viewed places.
 * Throws if the fetch fails.
 */
export async function cacheNext({ places, isSavingData }: CacheRequest): Promise<number> {
  // A newer version has its own list.
  if (self.registration.waiting) return 0
  const cache = await openCached()
  const known = new Set((await cache.keys()).map(({ url }) => pathAndQuery(url)))
  const openPages = new Set(places.map(mainPath))
  const isOpen = ({ url }: LaterPage) => openPages.has(url)
  const wasCached = ({ url }: LaterPage) => [...known].some((key) => key.startsWith(`${url}?`))
  const all = [...cities, ...later]
  const candidates = isSavingData
    ? all.filter(isOpen)
    : [...all.filter(isOpen), ...later, ...cities.filter(wasCached)]
  const missing = [...new Set(candidates)].filter((page) => !known.has(keyOf(page)))
  const [next] = missing
  if (!next) return 0
  const response = await fetch(next.url, { priority: 'low', credentials: 'omit', signal: keeping.signal })
  // The page would be stored as one of this build, and no newer one would replace it.
  if (!isOfThisBuild(response)) return 0
  if (!response.ok || response.redirected) throw new Error(`${next.url} answered ${response.status}`)
  await cache.delete(next.url, { ignoreSearch: true })
  await cache.put(keyOf(next), response)
  return missing.length - 1
}

/** Returns a cached page of this version; no request is needed. */
export async function matchCached(path: string): Promise<Response | undefined> {
  const page = [...later, ...cities].find(({ url }) => url === path)
  return page && (await openCached()).match(keyOf(page))
}

/** Returns a cached page of any version, which is better than none without a network. */
export const matchAnyCached = async (path: string): Promise<Response | undefined> =>
  (await openCached()).match(path, { ignoreSearch: true })

/** Returns the pages that are cached now, in the order of the lists. */
export async function listCached(): Promise<LaterPage[]> {
  const paths = new Set((await (await openCached()).keys()).map(({ url }) => new URL(url).pathname))
  return [...later, ...cities].filter(({ url }) => paths.has(url))
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
