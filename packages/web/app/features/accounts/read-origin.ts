import { readUrl } from '#app/platform/read-url.ts'

/**
 * Returns the page from which a person came, as a path of this site: from the navigation state (`{ from }`, a path or a
 * location), otherwise from the query of a link in a mail. '/' if there is none or it is not a path of this site.
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

/** Accepts only paths of this site: `//elsewhere` and `/\elsewhere` name another host. Plain /auth would be a loop. */
function ownPath(path: string | null): string | null {
  if (path === null || !path.startsWith('/')) return null
  const base = 'https://own.invalid'
  const url = readUrl(path, base)
  if (url?.origin !== base) return null
  if (url.pathname === '/auth' && !url.searchParams.has('step')) return null
  return url.pathname + url.search + url.hash
}
