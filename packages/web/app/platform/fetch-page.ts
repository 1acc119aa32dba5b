import { type ClientInstrumentation, type DataRouter, matchRoutes } from 'react-router'
import { runScript } from './fetch-file.ts'

/** Is a page that somebody goes to on its way, or did its scripts not come? */
export type PageFetch = 'none' | 'coming' | 'failed'

type PageScripts = { module: string; imports?: string[] } & Record<string, unknown>

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, PageScripts | undefined> }
    __reactRouterRouteModules?: Record<string, unknown>
    __reactRouterDataRouter?: DataRouter
  }
}

let state: PageFetch = 'none'
let tryAgain: () => void = () => {}
let visits = 0
const listeners = new Set<() => void>()

export const readPageFetch = () => state
export const tryPageAgain = () => tryAgain()

export function subscribeToPageFetch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(next: PageFetch) {
  state = next
  for (const listener of listeners) listener()
}

/** Back or Forward while a page is on its way: that page is not gone to any more. */
function cancelVisit() {
  visits += 1
  if (state !== 'none') tell('none')
}

/**
 * Fetches the scripts of a page before the router goes to it. The router's own answer to a script that does not come
 * is to reload the open page, which loses what was typed there and ends without a network; here the page stays and asks.
 * An object without a `pathname` arrives here as a path of home: who navigates within a page names its path.
 */
export const fetchPageFirst: ClientInstrumentation = {
  router(router) {
    // A step that only closes a layer over the page ends before it comes here.
    window.addEventListener('popstate', cancelVisit)
    router.instrument({
      async navigate(go, { to }) {
        // A document, an address that does not exist, or a newer version that took over after this page had begun.
        const isOld = document.documentElement.dataset.version === 'older'
        if (typeof to === 'string' && (isOld || !isRouted(to))) {
          location.assign(to)
          return new Promise(() => {})
        }
        visits += 1
        const visit = visits
        let missing = typeof to === 'string' ? scriptsOf(to) : []
        if (missing.length > 0) tell('coming')
        while (missing.length > 0) {
          const came = await Promise.all(missing.map(runScript))
          // Somebody has gone elsewhere meanwhile: this visit never takes place.
          if (visit !== visits) return new Promise(() => {})
          missing = missing.filter((_, index) => !came[index])
          if (missing.length === 0) break
          tell('failed')
          await new Promise<void>((again) => (tryAgain = again))
          tell('coming')
        }
        if (state !== 'none') tell('none')
        await go()
      },
    })
  },
}

/**
 * Whether the router has this page. It has no documents, and none of the addresses that do not exist. The root frames
 * every screen and is none itself, though its empty path matches home.
 */
export const isRouted = (address: string): boolean => findRoutes(address).some(({ route }) => route.path)

const findRoutes = (address: string) =>
  matchRoutes(window.__reactRouterDataRouter?.routes ?? [], new URL(address, location.href)) ?? []

/** What the page at an address needs and has not got yet, as the build lists it. */
function scriptsOf(address: string): string[] {
  const { __reactRouterManifest: built, __reactRouterRouteModules: here = {} } = window
  return findRoutes(address).flatMap(({ route: { id } }) => {
    const page = built?.routes[id]
    if (!page || id in here) return []
    const parts = Object.entries(page).filter(([name]) => name.endsWith('Module'))
    const files = [page.module, ...parts.map(([, file]) => file), ...(page.imports ?? [])]
    return [...new Set(files.filter((file) => typeof file === 'string'))]
  })
}
