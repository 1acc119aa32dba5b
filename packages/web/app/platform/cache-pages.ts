import { elapse } from './elapse.ts'
import { isVerySlow, savesData } from './connection.ts'

const pauseMs = 1_000
/** A page may load slowly; it is cached even if it arrives after this time. */
const timeoutMs = 60_000

const places = new Set<string>()
let isUnderway = false

/**
 * Lets the service worker cache pages for offline use, one after another while the browser is idle: the place of this
 * URL, and the pages for every visitor. Stops while the device is offline and later continues with the next page.
 */
export async function cachePages(address: string): Promise<void> {
  places.add(
    address.replace(/^\/(?:vat-calculator|map-locations)(?=\/)/, '').replace(/\/book-chauffeur$/, ''),
  )
  if (isUnderway || !('serviceWorker' in navigator)) return
  isUnderway = true
  const { active } = await navigator.serviceWorker.ready
  if (active) await keepAll(active)
  isUnderway = false
}

async function keepAll(worker: ServiceWorker): Promise<void> {
  let left = 1
  while (left > 0 && navigator.onLine) {
    await waitUntilIdle()
    left = await ask(worker)
  }
}

/** Returns the number of pages left; 0 if the worker was replaced or does not respond. */
async function ask(worker: ServiceWorker): Promise<number> {
  const { port1, port2 } = new MessageChannel()
  const ends = new AbortController()
  const reply = new Promise<number>((resolve) => {
    const endIfReplaced = () => worker.state === 'redundant' && resolve(0)
    worker.addEventListener('statechange', endIfReplaced, { signal: ends.signal })
    endIfReplaced()
    port1.addEventListener('message', ({ data }) => resolve(Number(data)), { signal: ends.signal })
  })
  port1.start()
  const isSavingData = savesData() || isVerySlow()
  worker.postMessage({ keep: { places: [...places], isSavingData } }, [port2])
  const left = await Promise.race([reply, elapse(timeoutMs)])
  ends.abort()
  port1.close()
  return left ?? 0
}

function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
      else resolve()
    }, pauseMs)
  })
}
