import { focusHead } from '#app/features/trip/focus-head.ts'

/** Returns the first conflict on this screen; undefined if there is none. */
const firstDifference = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-differences] button')].find(
    (button) => button.offsetParent !== null,
  )

/** The chosen conflict is gone, so keyboard users continue with the next one or at the top of the page. */
export function focusNextDifference(): void {
  requestAnimationFrame(() => {
    const next = firstDifference() ?? document.querySelector<HTMLElement>('#purchases')
    if (next) next.focus()
    else focusHead()
  })
}

/** Focuses the first conflict as soon as it is rendered; its script may still be loading. */
export function focusFirstDifference(framesLeft = 240): void {
  const first = firstDifference()
  if (first) first.focus()
  else if (framesLeft > 0) requestAnimationFrame(() => focusFirstDifference(framesLeft - 1))
}
