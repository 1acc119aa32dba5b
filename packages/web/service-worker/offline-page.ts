/// <reference lib="webworker" />
import { matchPrecache } from 'workbox-precaching'
import { listCached } from './cached-pages.ts'

const place = /(<ul[^>]* data-cached-pages[^>]*>)[^]*?<\/ul>/
/** These pages have fixed links on the offline page. */
const isNamedAnyway = (path: string) =>
  path === '/' || path.startsWith('/vat-calculator') || path === '/offline'

/**
 * Returns the offline page with links to the pages that are cached on this device; undefined if it is not cached
 * itself.
 */
export async function writeOfflinePage(): Promise<Response | undefined> {
  const page = await matchPrecache('/offline')
  if (!page) return undefined
  const html = await page.text()
  const links = [...(await listCached()), ...(await listVisited())].map(
    ({ url, name }) => `<li><a href="${url}">${name}</a></li>`,
  )
  return new Response(
    html.replace(place, (_, list: string) => `${list}${links.join('')}</ul>`),
    { headers: page.headers },
  )
}

/** Returns the visited pages outside of the build's lists, by the title in their HTML. */
async function listVisited(): Promise<{ url: string; name: string }[]> {
  const cached = new Set((await listCached()).map(({ url }) => url))
  const cache = await caches.open('visited-pages')
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const url = new URL(request.url).pathname
      const html = await (await cache.match(request))?.text()
      const name = /<title>([^<|]*)/.exec(html ?? '')?.[1]?.trim()
      return name && !cached.has(url) && !isNamedAnyway(url) ? [{ url, name }] : []
    }),
  )
  return [...new Map(found.flat().map((page) => [page.url, page])).values()]
}
