import { useEffect, useRef } from 'react'

/**
 * For a heading that appears because of what the person just did: takes the focus when nothing else
 * holds it (the button that was pressed went away), and leaves it where it is otherwise.
 */
export function useFocusOnAppearance<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  useEffect(() => {
    const holder = document.activeElement
    if (!holder || holder === document.body || holder.id === 'content')
      target.current?.focus({ preventScroll: true })
  }, [])
  return target
}
