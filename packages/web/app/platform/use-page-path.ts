import { useAddress } from './site-navigation.tsx'

/** Returns the canonical path of the page. During prerendering the router adds a slash to it. */
export function usePagePath(): string {
  const { pathname } = useAddress()
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}
