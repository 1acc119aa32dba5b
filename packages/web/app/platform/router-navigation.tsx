import { type MouseEvent, type ReactNode, useMemo } from 'react'
import { useLinkClickHandler, useLocation, useNavigate } from 'react-router'
import { isRouted } from './fetch-page.ts'
import {
  isPlainPress,
  type LinkProps,
  type SiteNavigation,
  SiteNavigationContext,
} from './site-navigation.tsx'

/** Links inside stay within the router, unless they lead to a document. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const address = useLocation()
  const navigate = useNavigate()
  const value = useMemo<SiteNavigation>(
    () => ({
      address,
      goTo: (to, options) => void navigate(to, options),
      step: (to, { replace, keepsScroll } = {}) =>
        void navigate(to, { replace, preventScrollReset: keepsScroll }),
      Link: RouterLink,
    }),
    [address, navigate],
  )
  return <SiteNavigationContext value={value}>{children}</SiteNavigationContext>
}

function RouterLink({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const followInRouter = useLinkClickHandler(to, { replace, target: rest.target })
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    if (isRouted(to)) followInRouter(event)
    else if (replace) {
      event.preventDefault()
      location.replace(to)
    }
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
