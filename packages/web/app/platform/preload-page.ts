import { preloadModule } from 'react-dom'

type PageScripts = { module: string; imports?: string[] }
type BuiltRoutes = { routes: Record<string, PageScripts | undefined> }

/**
 * Fetches the scripts of a route ahead, as the build lists them. Unlike React Router's own prefetching, a script that does
 * not arrive does no harm: the open page is not loaded again.
 */
export function preloadPage(routeId: string): void {
  const { __reactRouterManifest: built } = window as { __reactRouterManifest?: BuiltRoutes }
  const page = built?.routes[routeId]
  if (page) for (const file of [page.module, ...(page.imports ?? [])]) preloadModule(file, { as: 'script' })
}
