/// <reference lib="webworker" />
import { matchPrecache } from 'workbox-precaching'
import { listCached } from './cached-pages.ts'

const place = /(<ul[^>]* data-cached-pages[^>]*>)[^]*?<\/ul>/
/** Each is named on the page itself. */
const isNamedAnyway = (path: string) =>
  path === '/' || path.startsWith('/vat-calculator') || path === '/offline'

/** The page for all that is not kept, with links to what is: it says only what is true on this device now. */
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

/** Pages that were opened here and are not in the lists of the build, by the title that they carry. */
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
