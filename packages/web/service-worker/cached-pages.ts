/// <reference lib="webworker" />
import { isOfThisBuild } from './is-of-this-build.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: what is kept after the first visit, in this order, and the pages of the other places. */
declare const __LATER__: readonly LaterPage[]
declare const __CITIES__: readonly LaterPage[]
/** Older addresses of places, each with the one that is kept. */
declare const __ALIASES__: Readonly<Record<string, string>>

export type LaterPage = { url: string; revision: string; name: string }
/** What a page asks for: the places that its visitor looks at, and whether the device saves data. */
export type CacheRequest = { places: readonly string[]; isSavingData: boolean }

const cacheName = 'kept-pages'
// Named once, or the bundler writes the lists wherever they are read.
const later = __LATER__
const cities = __CITIES__
const aliases = __ALIASES__
const keyOf = ({ url, revision }: LaterPage) => `${url}?revision=${revision}`
/** The address under which a place is kept. */
export const mainPath = (path: string): string => aliases[path] ?? path

const keeping = new AbortController()
/** Ends the fetch of a page that is being kept: a newer version takes over only when the worker has nothing in hand. */
export const stopKeeping = (): void => keeping.abort()

const openCached = () => caches.open(cacheName)

/**
 * Fetches the next page that is missing here or is of an older version: one at a time, so that it never competes for
 * long with what somebody reads. Gives how many are left. A device that saves data keeps only the places looked at.
 */
export async function cacheNext({ places, isSavingData }: CacheRequest): Promise<number> {
  // A newer version has a list of its own.
  if (self.registration.waiting) return 0
  const cache = await openCached()
  const known = new Set((await cache.keys()).map(({ url }) => pathAndQuery(url)))
  const openPages = new Set(places.map(mainPath))
  const isOpen = ({ url }: LaterPage) => openPages.has(url)
  const wasCached = ({ url }: LaterPage) => [...known].some((key) => key.startsWith(`${url}?`))
  const all = [...cities, ...later]
  const wanted = isSavingData
    ? all.filter(isOpen)
    : [...all.filter(isOpen), ...later, ...cities.filter(wasCached)]
  const missing = [...new Set(wanted)].filter((page) => !known.has(keyOf(page)))
  const [next] = missing
  if (!next) return 0
  const answer = await fetch(next.url, { priority: 'low', credentials: 'omit', signal: keeping.signal })
  // Under this worker's name it would stand for a page that it is not, and no newer one would replace it.
  if (!isOfThisBuild(answer)) return 0
  if (!answer.ok || answer.redirected) throw new Error(`${next.url} answered ${answer.status}`)
  await cache.delete(next.url, { ignoreSearch: true })
  await cache.put(keyOf(next), answer)
  return missing.length - 1
}

/** A kept page of this version, for which nobody has to be asked. */
export async function matchCached(path: string): Promise<Response | undefined> {
  const page = [...later, ...cities].find(({ url }) => url === path)
  return page && (await openCached()).match(keyOf(page))
}

/** A kept page, also of an older version: better than none when there is no network. */
export const matchAnyCached = async (path: string): Promise<Response | undefined> =>
  (await openCached()).match(path, { ignoreSearch: true })

/** What is kept right now, in the order of the lists. */
export async function listCached(): Promise<LaterPage[]> {
  const paths = new Set((await (await openCached()).keys()).map(({ url }) => new URL(url).pathname))
  return [...later, ...cities].filter(({ url }) => paths.has(url))
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
