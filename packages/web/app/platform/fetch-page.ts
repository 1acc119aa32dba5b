import { type ClientInstrumentation, type DataRouter, matchRoutes } from 'react-router'
import { runScript } from './fetch-file.ts'

/** Whether a page is being loaded, or its scripts failed. */
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
/** The files of pages that have run. */
const ran = new Set<string>()
const listeners = new Set<() => void>()

export const readPageFetch = () => state
export const tryPageAgain = () => tryAgain()

export function subscribeToPageFetch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setState(next: PageFetch) {
  state = next
  for (const listener of listeners) listener()
}

/** Back or Forward during a load cancels it. */
function cancelVisit() {
  visits += 1
  if (state !== 'none') setState('none')
}

/**
 * Loads the scripts of a page before the router navigates to it. The router's own reaction to a failed script is to
 * reload the open page, which loses unsaved input and fails offline; here the page stays and offers a retry. An object
 * without a `pathname` arrives here as a path of home, so navigation within a page must name its path.
 */
export const fetchPageFirst: ClientInstrumentation = {
  router(router) {
    // Steps that only close a layer do not reach this point.
    window.addEventListener('popstate', cancelVisit)
    router.instrument({
      async navigate(go, { to }) {
        // A document, an unknown URL, or a newer version of the site since this page was loaded.
        const isOld = document.documentElement.dataset.version === 'older'
        const found = typeof to === 'string' ? findRoutes(to) : []
        if (typeof to === 'string' && (isOld || !hasScreen(found))) {
          location.assign(to)
          return new Promise(() => {})
        }
        visits += 1
        const visit = visits
        let missing = scriptsOf(found)
        if (missing.length > 0) setState('coming')
        while (missing.length > 0) {
          missing = await runScripts(missing)
          // Another navigation has started, so this one is dropped.
          if (visit !== visits) return new Promise(() => {})
          if (missing.length === 0) break
          setState('failed')
          await new Promise<void>((again) => (tryAgain = again))
          setState('coming')
        }
        if (state !== 'none') setState('none')
        await go()
      },
    })
  },
}

/**
 * Returns whether the router has this page. It has no documents and no unknown URLs. The root route frames every screen
 * but is not one, although its empty path matches home.
 */
export const isRouted = (address: string): boolean => hasScreen(findRoutes(address))

/**
 * Loads and runs the files of the page at a URL, so that a later navigation to it need not wait for them. A file that
 * fails has no effect; the navigation asks for it again.
 */
export async function runPageAhead(address: string): Promise<void> {
  await runScripts(scriptsOf(findRoutes(address)))
}

type FoundRoutes = ReturnType<typeof findRoutes>

const findRoutes = (address: string) =>
  matchRoutes(window.__reactRouterDataRouter?.routes ?? [], new URL(address, location.href)) ?? []

const hasScreen = (found: FoundRoutes) => found.some(({ route }) => route.path)

/** Runs files of pages. Returns those that failed. */
async function runScripts(files: string[]): Promise<string[]> {
  const came = await Promise.all(files.map(runScript))
  const isCome = (_: string, index: number) => came[index] === true
  for (const file of files.filter(isCome)) ran.add(file)
  return files.filter((file) => !ran.has(file))
}

/** Returns the files that the page of these routes needs and that have not run, by the build's manifest. */
function scriptsOf(found: FoundRoutes): string[] {
  const { __reactRouterManifest: built, __reactRouterRouteModules: here = {} } = window
  return found.flatMap(({ route: { id } }) => {
    const page = built?.routes[id]
    if (!page || id in here) return []
    const parts = Object.entries(page).filter(([name]) => name.endsWith('Module'))
    const files = [page.module, ...parts.map(([, file]) => file), ...(page.imports ?? [])]
    return [...new Set(files.filter((file) => typeof file === 'string'))].filter((file) => !ran.has(file))
  })
}
