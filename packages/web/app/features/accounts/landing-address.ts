/** What a mailed link was asked for; the page it leads to offers the same again when it has expired. */
export type LinkPurpose = 'signup' | 'recovery'

/** The full address at which a mailed link of ours ends: /auth, which then leads back to `origin`. */
export function landingAddress(purpose: LinkPurpose, origin: string): string {
  const address = new URL('/auth', window.location.origin)
  address.searchParams.set('link', purpose)
  if (origin !== '/') address.searchParams.set('from', origin)
  return address.href
}
