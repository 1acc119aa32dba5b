import { useAddress } from './site-navigation.tsx'

/** The page's path as the product writes it. While pages are finished at build time the router adds a slash to it. */
export function usePagePath(): string {
  const { pathname } = useAddress()
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}
