import { readStored, removeText, writeStored } from '#app/platform/browser-storage.ts'
import { boxesIn, buttonsAndLegends, controlsAndFigures, isOver } from './keep-clear.ts'

export type ToastKind = 'info' | 'success' | 'error'

const shownForMs = 6000
const step = 8
const edge = 16

const styles = {
  info: { box: 'bg-ink text-ground', icon: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4M12 8h.01"/>' },
  success: { box: 'bg-ink text-ground', icon: '<path d="M20 6 9 17l-5-5"/>' },
  error: {
    box: 'bg-red-wash text-ink [&_svg]:text-red',
    icon: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/>',
  },
}

/** The session storage key of a message that is still visible when the page is left; the next page shows it. */
const storageKey = 'retour-message'
/** The minimum time that it is shown there. */
const shownAgainForMs = 3000

let container: HTMLElement | null = null
let shown: { element: HTMLElement; kind: ToastKind; message: string; endsAtMs: number } | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let frame: number | undefined
/** Observes the page while a message is shown, because new content, such as a list, moves what is below. */
let pageChanges: MutationObserver | undefined

/**
 * Inserts the container of messages in advance: screen readers only announce changes of a live region that they know.
 */
export function prepareToasts() {
  if (container) return
  container = document.createElement('div')
  container.dataset.messages = ''
  container.setAttribute('aria-live', 'polite')
  container.className =
    'pointer-events-none fixed inset-x-2 z-10 mx-auto flex max-w-[22.25rem] justify-center empty:hidden print:hidden'
  document.body.append(container)
  const scrolled = 'onscrollend' in window ? 'scrollend' : 'scroll'
  for (const change of [scrolled, 'resize']) window.addEventListener(change, placeMessage)
  pageChanges = new MutationObserver(schedulePlacement)
  window.addEventListener('pagehide', storeMessage)
  restoreMessage()
}

function storeMessage() {
  if (!shown?.element.isConnected) return
  const { kind, message, endsAtMs } = shown
  writeStored('sessionStorage', storageKey, { kind, message, endsAtMs })
}

/** Shows the message that was still visible when the previous page was left. */
function restoreMessage() {
  const { kind, message, endsAtMs } = (readStored('sessionStorage', storageKey) ?? {}) as Record<
    string,
    unknown
  >
  removeText('sessionStorage', storageKey)
  const leftMs = Number(endsAtMs) - Date.now()
  if (typeof message !== 'string' || !(leftMs > 0)) return
  show(kind === 'error' || kind === 'success' ? kind : 'info', message, Math.max(leftMs, shownAgainForMs))
}

/** Shows a short message and announces it (errors as alerts). It replaces the previous message. */
export function showToast(kind: ToastKind, message: string) {
  show(kind, message, shownForMs)
}

function show(kind: ToastKind, message: string, forMs: number) {
  const element = render(kind, message)
  shown = { element, kind, message, endsAtMs: Date.now() + forMs }
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => remove(element), forMs)
  }
  restartTimer()
  // While the pointer is on the message it stays.
  element.addEventListener('pointerenter', () => clearTimeout(timer))
  element.addEventListener('pointerleave', restartTimer)
}

/** Shows what is being waited for, until the returned function is called. Does nothing if a message is visible. */
export function showWait(message: string): () => void {
  if (container?.firstChild) return () => {}
  const element = render('info', message)
  return () => remove(element)
}

function render(kind: ToastKind, message: string): HTMLElement {
  prepareToasts()
  const element = document.createElement('p')
  element.role = kind === 'error' ? 'alert' : 'status'
  const { box, icon } = styles[kind]
  element.className = `pointer-events-auto flex grow items-start gap-1.5 rounded px-2 py-1.75 text-small leading-[1.5] shadow-float transition-opacity starting:opacity-0 ${box}`
  element.innerHTML = `<svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="mt-0.25 size-2.5 flex-none">${icon}</svg>`
  const text = document.createElement('span')
  text.textContent = message
  element.append(text)
  container?.replaceChildren(element)
  pageChanges?.observe(document.body, { childList: true, subtree: true })
  bringMessagesInFront()
  return element
}

function remove(element: HTMLElement) {
  element.remove()
  if (!container?.firstChild) pageChanges?.disconnect()
  placeMessage()
}

/**
 * Moves messages into the open modal dialog, otherwise into the page, because what is outside of such a dialog is
 * neither reachable nor announced. When the dialog closes, they return to the page.
 */
export function bringMessagesInFront() {
  if (!container) return
  const dialog = document.querySelector('dialog:modal')
  const front = dialog ?? document.body
  const isThere = container.parentElement === front
  if (!isThere) front.append(container)
  placeMessage()
  if (isThere || !dialog) return
  // The dialog's size changes with its content.
  const size = new ResizeObserver(placeMessage)
  size.observe(dialog)
  const moveBack = () => {
    size.disconnect()
    if (container?.parentElement === dialog) document.body.append(container)
    placeMessage()
  }
  dialog.addEventListener('close', moveBack, { once: true })
}

/**
 * Places the message at most once per frame, because new content causes several changes between two frames, and placing
 * it measures the whole page.
 */
function schedulePlacement() {
  frame ??= requestAnimationFrame(() => {
    frame = undefined
    placeMessage()
  })
}

/**
 * Places the message as near to the bottom edge as possible without covering anything. A dialog that fills the screen
 * adds space for it. The space stays as long as the message does, because removing it to measure again would move and
 * scroll the dialog.
 */
function placeMessage() {
  const root = document.documentElement
  const isInDialog = container?.parentElement !== document.body
  if (!container?.firstChild || !isInDialog) root.style.removeProperty('--message-room')
  if (!container?.firstChild) return
  container.style.bottom = `${edge}px`
  let bottom = isInDialog
    ? findFreePosition('dialog:modal')
    : (findFreePosition(controlsAndFigures) ?? findFreePosition(buttonsAndLegends))
  if (bottom === null && isInDialog) {
    const { height } = container.getBoundingClientRect()
    root.style.setProperty('--message-room', `${height + edge + step}px`)
    bottom = findFreePosition('dialog:modal')
  }
  container.style.bottom = `${bottom ?? edge}px`
}

/**
 * Returns the lowest distance from the bottom edge, in px, at which the message covers no element of the selector; null
 * if there is none.
 */
function findFreePosition(selector: string): number | null {
  if (!container) return null
  const { left, right, height } = container.getBoundingClientRect()
  const taken = boxesIn({ left, right, top: 0, bottom: window.innerHeight }, selector, container)
  for (let bottom = edge; bottom + height + step <= window.innerHeight; bottom += step) {
    const low = window.innerHeight - bottom
    const area = { left, right, top: low - height, bottom: low }
    if (!taken.some((box) => isOver(area, box))) return bottom
  }
  return null
}
