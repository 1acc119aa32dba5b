/**
 * Puts the focus where the next thing happens in a chat: into its field, but where a keyboard on the screen would then
 * cover it, onto what was said.
 */
export function focusChat(window: Element | null): void {
  const hasKeyboard = matchMedia('(hover: hover)').matches
  window?.querySelector<HTMLElement>(hasKeyboard ? 'textarea' : '[data-scroll]')?.focus()
}
