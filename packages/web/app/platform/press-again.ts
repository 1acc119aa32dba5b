/** Presses as a person does: tabs and menus act as soon as the button goes down. */
export function pressAgain(button: HTMLButtonElement) {
  const options = { bubbles: true, cancelable: true }
  for (const phase of ['down', 'up']) {
    button.dispatchEvent(new PointerEvent(`pointer${phase}`, { ...options, isPrimary: true }))
    button.dispatchEvent(new MouseEvent(`mouse${phase}`, options))
  }
  button.click()
}
