/// <reference lib="webworker" />
import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { matchPrecache } from 'workbox-precaching'
import { isOfThisBuild } from './is-of-this-build.ts'
import { mainPath, matchAnyCached } from './cached-pages.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'visited-data'

/**
 * Answers a request for a route's data. It must match the scripts of the open page: data of another build would leave
 * half of the page old, so the page is loaded again instead. Without a network, cached data of this build is used.
 */
export const answerData: RouteHandlerCallback = async ({ request, event }) => {
  const address = new URL(request.url)
  address.search = ''
  try {
    const response = await fetch(request)
    if (!response.ok) return response
    if (!isOfThisBuild(response)) return await loadWhole(address, event as FetchEvent)
    const cache = await caches.open(cacheName)
    await cache.put(address.href, response.clone())
    return response
  } catch (error) {
    const cached = (await matchPrecache(address.href)) ?? (await caches.match(address.href, { cacheName }))
    if (cached && isOfThisBuild(cached)) return cached
    // Most pages are cached as HTML only, without data.
    if (await matchAnyCached(mainPath(pageOf(address)))) return await loadWhole(address, event as FetchEvent)
    throw error
  }
}

const pageOf = ({ pathname }: URL) => pathname.replace(/\.data$/, '').replace(/^\/_$/, '/')

async function loadWhole(address: URL, { clientId }: FetchEvent): Promise<Response> {
  const client = await self.clients.get(clientId)
  if (client instanceof WindowClient) await client.navigate(pageOf(address))
  return Response.error()
}
