/** Dispatches the events of a press; tabs and menus react to the button going down. */
export function pressAgain(button: HTMLButtonElement) {
  const options = { bubbles: true, cancelable: true }
  for (const phase of ['down', 'up']) {
    button.dispatchEvent(new PointerEvent(`pointer${phase}`, { ...options, isPrimary: true }))
    button.dispatchEvent(new MouseEvent(`mouse${phase}`, options))
  }
  button.click()
}
