import { type RefObject, useEffect, useRef } from 'react'
import { useMatches } from 'react-router'

/**
 * Moves the focus to the new screen when the screen changes, so that a screen reader starts there.
 * A change of address within one screen (another country in the calculator) leaves the focus alone.
 */
export function useArrival(content: RefObject<HTMLElement | null>) {
  const screen = useMatches().at(-1)?.id
  const previous = useRef(screen)
  useEffect(() => {
    if (previous.current === screen) return
    previous.current = screen
    content.current?.focus({ preventScroll: true })
  }, [screen, content])
}
