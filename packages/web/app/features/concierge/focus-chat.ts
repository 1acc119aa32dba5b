/**
 * Focuses the chat's input field. On devices with an on-screen keyboard, which would cover the chat, it focuses the
 * messages.
 */
export function focusChat(window: Element | null): void {
  const hasKeyboard = matchMedia('(hover: hover)').matches
  window?.querySelector<HTMLElement>(hasKeyboard ? 'textarea' : '[data-scroll]')?.focus()
}
