/** What was pressed is gone: who works by keyboard goes on at the head of the page. */
export function focusHead(): void {
  const head = document.querySelector<HTMLElement>('main h1')
  if (head && head.tabIndex < 0) head.tabIndex = -1
  head?.focus({ preventScroll: true })
}
