/** Buttons that need the page's scripts. Buttons with popovertarget, links and details work without them. */
const buttons = 'button:not([popovertarget],[data-own])'

/**
 * Holds the press of a button in a part of the page that is not hydrated, instead of the one that was held before.
 * Returns the button, or null if this click is none.
 */
export function holdPress(
  event: Event,
  before: HTMLButtonElement | null,
  dormantPart: (element: Element) => Element | null,
): HTMLButtonElement | null {
  const button = (event.target as Element).closest<HTMLButtonElement>(buttons)
  if (!button || !event.isTrusted || !dormantPart(button)) return null
  event.preventDefault()
  event.stopImmediatePropagation()
  before?.removeAttribute('aria-busy')
  button.ariaBusy = 'true'
  return button
}
