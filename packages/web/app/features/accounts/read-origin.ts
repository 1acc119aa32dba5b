import { readUrl } from '#app/platform/read-url.ts'

/**
 * The page that a person came from, as a path of this site: from the navigation's state (`{ from }`, a path or a
 * location), else from the query of a mailed link. '/' when there is none, or it leads elsewhere.
 */
export function readOrigin({ state, search }: { state: unknown; search: string }): string {
  const { from } = (state ?? {}) as { from?: unknown }
  const given = typeof from === 'string' ? from : pathOf(from)
  return ownPath(given) ?? ownPath(new URLSearchParams(search).get('from')) ?? '/'
}

function pathOf(location: unknown): string | null {
  const { pathname, search = '', hash = '' } = (location ?? {}) as Record<string, unknown>
  return typeof pathname === 'string' ? `${pathname}${String(search)}${String(hash)}` : null
}

/** Only paths of our own: `//elsewhere` and `/\elsewhere` name another host. Plain /auth would be a circle. */
function ownPath(path: string | null): string | null {
  if (path === null || !path.startsWith('/')) return null
  const base = 'https://own.invalid'
  const url = readUrl(path, base)
  if (url?.origin !== base) return null
  if (url.pathname === '/auth' && !url.searchParams.has('step')) return null
  return url.pathname + url.search + url.hash
}
