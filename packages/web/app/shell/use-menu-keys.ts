import { type KeyboardEvent, useRef } from 'react'
import { findByTyping, typeAheadResetMs } from './find-by-typing.ts'

/**
 * Returns a key handler for a menu: arrow keys, Home, End and typed letters move the focus, Tab closes the menu
 * (WAI-ARIA menu pattern).
 */
export function useMenuKeys(close: () => void) {
  const typing = useRef({ letters: '', at: 0 })

  return function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const current = items.findIndex((item) => item === document.activeElement)
    const { key } = event
    if (key === 'Tab') close()
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isLetter) {
      const { letters, at } = typing.current
      const isGoingOn = event.timeStamp - at < typeAheadResetMs
      typing.current = { letters: (isGoingOn ? letters : '') + key, at: event.timeStamp }
    }
    const target = isLetter
      ? findByTyping(
          items.map(({ textContent }) => textContent.trim()),
          current,
          typing.current.letters,
        )
      : stepTo(key, current, items.length)
    if (target === null) return
    event.preventDefault()
    items[target]?.focus()
  }
}

function stepTo(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (Math.max(current, 0) + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
