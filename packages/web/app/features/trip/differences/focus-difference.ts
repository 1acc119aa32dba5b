import { focusHead } from '#app/features/trip/focus-head.ts'

/** The first thing that there is to choose on this screen; undefined where there is none. */
const firstDifference = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-differences] button')].find(
    (button) => button.offsetParent !== null,
  )

/** What was chosen is gone: who works by keyboard goes on with the next choice, or at the head of the page. */
export function focusNextDifference(): void {
  requestAnimationFrame(() => {
    const next = firstDifference() ?? document.querySelector<HTMLElement>('#purchases')
    if (next) next.focus()
    else focusHead()
  })
}

/** Goes to the first choice as soon as it is on the screen; what draws it may still be on its way. */
export function focusFirstDifference(framesLeft = 240): void {
  const first = firstDifference()
  if (first) first.focus()
  else if (framesLeft > 0) requestAnimationFrame(() => focusFirstDifference(framesLeft - 1))
}
