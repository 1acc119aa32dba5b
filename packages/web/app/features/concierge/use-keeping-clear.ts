import { type RefObject, useEffect } from 'react'
import { boxesIn, controlsAndFigures } from '#app/ui/keep-clear.ts'

/** Below the menu's breakpoint nothing has a margin that the button could float in. */
const phone = '(width < 48rem)'

/**
 * On a phone the button is away (`data-away`) while the page moves, while somebody types, and where it would lie over
 * something that is pressed or a figure. At the end of a page there is always room for it.
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

    update()
    // What comes late, such as a list that was waited for, moves everything below it.
    const growth = new ResizeObserver(updateSoon)
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
