/// <reference lib="webworker" />
import { matchPrecache } from 'workbox-precaching'
import { NetworkFirst } from 'workbox-strategies'
import { buildFiles } from './build-files.ts'
import { isOfThisBuild } from './is-of-this-build.ts'

/** What a page tells of itself once it stands: its address, and the files of the build that it has loaded. */
export type OwnPage = { path: string; files: readonly string[] }

const paths = ['/drive', '/ride', '/desk']
const cacheName = 'pages-of-links'

/** Pages that most visitors never open, and who works with them opens again without a network. What they show stands elsewhere. */
export const isPageOfLink = (path: string): boolean => paths.includes(path)

export const pagesOfLinks = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: 4,
  matchOptions: { ignoreSearch: true },
})

/** Keeps such a page and its files, since its first visit came before this worker could see it. */
export async function cacheOwnPage({ path, files }: OwnPage, event: ExtendableEvent): Promise<void> {
  if (!isPageOfLink(path)) return
  const answer = await fetch(path, { credentials: 'omit' })
  if (!answer.ok || !isOfThisBuild(answer)) return
  for (const file of files)
    if (file.startsWith('/assets/') && !(await matchPrecache(file)))
      await buildFiles.handle({ request: new Request(file), event })
  await (await caches.open(cacheName)).put(path, answer)
}
