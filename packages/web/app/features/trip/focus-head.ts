/** Moves the focus to the top of the page, because the pressed button is gone. */
export function focusHead(): void {
  const head = document.querySelector<HTMLElement>('main h1')
  if (head && head.tabIndex < 0) head.tabIndex = -1
  head?.focus({ preventScroll: true })
}
