export type ToastKind = 'info' | 'success' | 'error'

/** Fetches the toaster, so that it is there when the connection is not. */
export const loadToaster = () => import('./toaster.tsx')

/**
 * Shows a short message at the edge of the screen and announces it (errors as alerts).
 * The toaster is loaded with the first message, because most visits show none.
 */
export function showToast(kind: ToastKind, message: string) {
  void loadToaster().then(
    ({ presentToast }) => presentToast(kind, message),
    () => presentPlainly(kind, message),
  )
}

/** The same words without the toaster, when its script can't be had: offline is when messages matter. */
function presentPlainly(kind: ToastKind, message: string) {
  const words = document.createElement('p')
  words.role = kind === 'error' ? 'alert' : 'status'
  const look = kind === 'error' ? 'bg-red-wash text-ink' : 'bg-ink text-ground'
  words.className = `fixed inset-x-2 bottom-2 z-10 mx-auto max-w-[22rem] rounded px-2 py-1.75 text-small shadow-float print:hidden ${look}`
  words.textContent = message
  putInFront(words)
  setTimeout(() => words.remove(), 6000)
}

/**
 * Puts messages into the open modal dialog, or else the page: what lies outside of such a dialog is neither
 * reached nor read out. When the dialog closes they come back to the page.
 */
export function putInFront(messages: HTMLElement) {
  const dialog = document.querySelector('dialog:modal')
  const place = dialog ?? document.body
  if (messages.parentElement !== place) place.append(messages)
  messages.dataset.messages = ''
  const comeBack = () => messages.parentElement === dialog && document.body.append(messages)
  dialog?.addEventListener('close', comeBack, { once: true })
}

/** For a modal dialog that has just opened: what is being said comes into it. */
export function bringMessagesInFront() {
  for (const messages of document.querySelectorAll<HTMLElement>('[data-messages]')) putInFront(messages)
}
