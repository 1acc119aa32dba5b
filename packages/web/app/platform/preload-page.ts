import { preloadModule } from 'react-dom'

type PageScripts = { module: string; imports?: string[] }
type BuiltRoutes = { routes: Record<string, PageScripts | undefined> }

/**
 * Preloads the scripts of a route, by the build's manifest. Unlike React Router's prefetching, a failed script has no
 * effect: the open page is not reloaded.
 */
export function preloadPage(routeId: string): void {
  const { __reactRouterManifest: built } = window as { __reactRouterManifest?: BuiltRoutes }
  const page = built?.routes[routeId]
  if (page) for (const file of [page.module, ...(page.imports ?? [])]) preloadModule(file, { as: 'script' })
}
