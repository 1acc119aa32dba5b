import { useEffect, useRef } from 'react'

/** For a heading that appears after an action: takes the focus if nothing else has it (the pressed button is gone). */
export function useFocusOnAppearance<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  useEffect(() => {
    const holder = document.activeElement
    if (!holder || holder === document.body || holder.id === 'content')
      target.current?.focus({ preventScroll: true })
  }, [])
  return target
}
