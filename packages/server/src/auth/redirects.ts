import type { Accounts } from './accounts.ts'

type Allowed = Pick<Accounts, 'siteUrl' | 'redirectUrls'>

/**
 * Returns the URL that a mailed link redirects to: the first candidate, if it is on the site's origin or in
 * REDIRECT_URLS, else the site's URL. The fragment is removed, because the result is added there.
 */
export function chooseRedirect(allowed: Allowed, candidates: (string | undefined)[]): string {
  const requested = candidates.find((candidate) => candidate !== undefined && candidate !== '')
  return (requested !== undefined && readAllowed(allowed, requested)) || allowed.siteUrl
}

function readAllowed({ siteUrl, redirectUrls }: Allowed, requested: string): string | null {
  // URL parsers disagree about backslashes, control characters and spaces. No valid URL contains them.
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(requested) || !URL.canParse(requested)) return null
  const url = new URL(requested)
  if (url.username !== '' || url.password !== '') return null
  url.hash = ''
  const isAllowed = url.origin === new URL(siteUrl).origin || redirectUrls.includes(url.href)
  return isAllowed ? url.href : null
}

/** Adds the result as a fragment, which no server and no log sees (docs/wire-protocol.md, Mailed links). */
export function withFragment(redirectTo: string, values: Record<string, string | number>): string {
  const entries = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
  return `${redirectTo}#${new URLSearchParams(entries).toString()}`
}

/** Adds parameters to the query of a URL. */
export function withQuery(redirectTo: string, values: Record<string, string>): string {
  const url = new URL(redirectTo)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}
