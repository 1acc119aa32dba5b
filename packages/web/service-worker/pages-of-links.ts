/// <reference lib="webworker" />
import { matchPrecache } from 'workbox-precaching'
import { NetworkFirst } from 'workbox-strategies'
import { buildFiles } from './build-files.ts'
import { isOfThisBuild } from './is-of-this-build.ts'

/** What a page reports about itself after loading: its path, and the files of the build that it has loaded. */
export type OwnPage = { path: string; files: readonly string[] }

const paths = ['/drive', '/ride', '/desk']
const cacheName = 'pages-of-links'

/**
 * Returns whether a page is one that few visitors open, and that must open again without a network. Its data is stored
 * elsewhere.
 */
export const isPageOfLink = (path: string): boolean => paths.includes(path)

/** From the network, otherwise from the cache. */
export const pagesOfLinks = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: 4,
  matchOptions: { ignoreSearch: true },
})

/** Caches such a page and its files, because its first visit was before this worker was active. */
export async function cacheOwnPage({ path, files }: OwnPage, event: ExtendableEvent): Promise<void> {
  if (!isPageOfLink(path)) return
  const response = await fetch(path, { credentials: 'omit' })
  if (!response.ok || !isOfThisBuild(response)) return
  for (const file of files)
    if (file.startsWith('/assets/') && !(await matchPrecache(file)))
      await buildFiles.handle({ request: new Request(file), event })
  await (await caches.open(cacheName)).put(path, response)
}
