import type { Accounts } from './accounts.ts'

type Allowed = Pick<Accounts, 'siteUrl' | 'redirectUrls'>

/**
 * Where a mailed link leads: the first of `candidates` if it is on the site's own origin or exactly one of
 * REDIRECT_URLS, else the site itself. The fragment is dropped, since the answer is written there.
 */
export function chooseRedirect(allowed: Allowed, candidates: (string | undefined)[]): string {
  const wanted = candidates.find((candidate) => candidate !== undefined && candidate !== '')
  return (wanted !== undefined && readAllowed(allowed, wanted)) || allowed.siteUrl
}

function readAllowed({ siteUrl, redirectUrls }: Allowed, wanted: string): string | null {
  // Parsers disagree about backslashes, control characters and spaces: nothing honest holds them.
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(wanted) || !URL.canParse(wanted)) return null
  const url = new URL(wanted)
  if (url.username !== '' || url.password !== '') return null
  url.hash = ''
  const isAllowed = url.origin === new URL(siteUrl).origin || redirectUrls.includes(url.href)
  return isAllowed ? url.href : null
}

/** The outcome in the fragment, where it never reaches a server or a log (docs/wire-protocol.md, Mailed links). */
export function withFragment(redirectTo: string, values: Record<string, string | number>): string {
  const entries = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
  return `${redirectTo}#${new URLSearchParams(entries).toString()}`
}

export function withQuery(redirectTo: string, values: Record<string, string>): string {
  const url = new URL(redirectTo)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}
