import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router'

/**
 * Moves the focus to the heading of a new page, so a screen reader starts there, or to the element of the URL's hash. A
 * URL that a screen replaces (another country in the calculator) does not move the focus.
 */
export function useArrival(content: RefObject<HTMLElement | null>) {
  const screen = useMatches().at(-1)?.id
  const { pathname, hash } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const previous = useRef({ screen, pathname })
  useEffect(() => {
    const from = previous.current
    previous.current = { screen, pathname }
    const isSamePage = from.pathname === pathname || isReplaced
    if (from.screen === screen && isSamePage) return
    if (content.current) focusStart(content.current, hash)
  }, [screen, pathname, hash, isReplaced, content])
}

function focusStart(page: HTMLElement, hash: string) {
  const named = hash && page.querySelector<HTMLElement>(`#${CSS.escape(decodeHash(hash))}`)
  const target = named || page.querySelector('h1') || page
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Returns the id in a hash; an invalid encoding is used as it is. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
