import { type RefObject, useEffect } from 'react'
import { boxesIn, controlsAndFigures } from '#app/ui/keep-clear.ts'

/** Below the breakpoint of the menu no page has a margin for the button. */
const phone = '(width < 48rem)'

/**
 * Hides the button on a phone (`data-away`) while the page scrolls, while the person types, and where it would cover a
 * control or a figure. At the end of a page there is always space for it.
 */
export function useKeepingClear(button: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    const element = button.current
    if (!element || !isShown) return
    const isPhone = matchMedia(phone)
    let timer: ReturnType<typeof setTimeout>

    function update() {
      const isTyping = document.activeElement?.matches('input, textarea, select')
      const area = element!.getBoundingClientRect()
      const isInTheWay =
        isTyping || boxesIn(area, `${controlsAndFigures}, [data-messages]`, element!).length > 0
      element!.toggleAttribute('data-away', isPhone.matches && isInTheWay)
    }
    function updateSoon() {
      clearTimeout(timer)
      timer = setTimeout(update, 150)
    }
    function move() {
      if (isPhone.matches) element!.toggleAttribute('data-away', true)
      updateSoon()
    }

    // The browser calls it first with the layout of the next frame, so nothing is laid out for it. Later calls:
    // content that loads late moves everything below it.
    let isPlaced = false
    const growth = new ResizeObserver(() => {
      if (isPlaced) updateSoon()
      else update()
      isPlaced = true
    })
    growth.observe(document.body)
    window.addEventListener('scroll', move, { passive: true })
    const changes = ['resize', 'focusin', 'focusout', 'click']
    for (const change of changes) window.addEventListener(change, updateSoon)
    return () => {
      clearTimeout(timer)
      growth.disconnect()
      window.removeEventListener('scroll', move)
      for (const change of changes) window.removeEventListener(change, updateSoon)
    }
  }, [button, isShown])
}
