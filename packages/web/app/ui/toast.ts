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

/** Where a message that is being read as the page is left waits for the next page. */
const leftKey = 'retour-message'
/** At least so long it is shown there. */
const shownAgainForMs = 3000

let place: HTMLElement | null = null
let shown: { words: HTMLElement; kind: ToastKind; message: string; endsAtMs: number } | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let frame: number | undefined
/** As long as a message is shown: what comes to the page, such as a list, moves what stands below. */
let pageChanges: MutationObserver | undefined

/**
 * Puts the place of messages into the page before there is one: a screen reader reads out what comes into a place that
 * it knows.
 */
export function prepareToasts() {
  if (place) return
  place = document.createElement('div')
  place.dataset.messages = ''
  place.setAttribute('aria-live', 'polite')
  place.className =
    'pointer-events-none fixed inset-x-2 z-10 mx-auto flex max-w-[22.25rem] justify-center empty:hidden print:hidden'
  document.body.append(place)
  const scrolled = 'onscrollend' in window ? 'scrollend' : 'scroll'
  for (const change of [scrolled, 'resize']) window.addEventListener(change, placeMessage)
  pageChanges = new MutationObserver(placeSoon)
  window.addEventListener('pagehide', leaveMessage)
  showLeftMessage()
}

function leaveMessage() {
  if (!shown?.words.isConnected) return
  const { kind, message, endsAtMs } = shown
  writeStored('sessionStorage', leftKey, { kind, message, endsAtMs })
}

/** A link to another page takes no message from whoever is reading it. */
function showLeftMessage() {
  const { kind, message, endsAtMs } = (readStored('sessionStorage', leftKey) ?? {}) as Record<string, unknown>
  removeText('sessionStorage', leftKey)
  const leftMs = Number(endsAtMs) - Date.now()
  if (typeof message !== 'string' || !(leftMs > 0)) return
  show(kind === 'error' || kind === 'success' ? kind : 'info', message, Math.max(leftMs, shownAgainForMs))
}

/** Shows a short message and announces it (errors as alerts). A newer one takes the place of the one before it. */
export function showToast(kind: ToastKind, message: string) {
  show(kind, message, shownForMs)
}

function show(kind: ToastKind, message: string, forMs: number) {
  const words = present(kind, message)
  shown = { words, kind, message, endsAtMs: Date.now() + forMs }
  const leaveLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => remove(words), forMs)
  }
  leaveLater()
  // Who reads it with the pointer on it has the time that it takes.
  words.addEventListener('pointerenter', () => clearTimeout(timer))
  words.addEventListener('pointerleave', leaveLater)
}

/** Says what is being waited for, until the returned function is called. A message that is being read stays instead. */
export function showWait(message: string): () => void {
  if (place?.firstChild) return () => {}
  const words = present('info', message)
  return () => remove(words)
}

function present(kind: ToastKind, message: string): HTMLElement {
  prepareToasts()
  const words = document.createElement('p')
  words.role = kind === 'error' ? 'alert' : 'status'
  const { box, icon } = styles[kind]
  words.className = `pointer-events-auto flex grow items-start gap-1.5 rounded px-2 py-1.75 text-small leading-[1.5] shadow-float transition-opacity starting:opacity-0 ${box}`
  words.innerHTML = `<svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="mt-0.25 size-2.5 flex-none">${icon}</svg>`
  const text = document.createElement('span')
  text.textContent = message
  words.append(text)
  place?.replaceChildren(words)
  pageChanges?.observe(document.body, { childList: true, subtree: true })
  bringMessagesInFront()
  return words
}

function remove(words: HTMLElement) {
  words.remove()
  if (!place?.firstChild) pageChanges?.disconnect()
  placeMessage()
}

/**
 * Puts messages into the open modal dialog, or else the page: what lies outside of such a dialog is neither
 * reached nor read out. When the dialog closes they come back to the page.
 */
export function bringMessagesInFront() {
  if (!place) return
  const dialog = document.querySelector('dialog:modal')
  const front = dialog ?? document.body
  const isThere = place.parentElement === front
  if (!isThere) front.append(place)
  placeMessage()
  if (isThere || !dialog) return
  // What stands in a dialog changes, and its size with it.
  const size = new ResizeObserver(placeMessage)
  size.observe(dialog)
  const comeBack = () => {
    size.disconnect()
    if (place?.parentElement === dialog) document.body.append(place)
    placeMessage()
  }
  dialog.addEventListener('close', comeBack, { once: true })
}

/** What comes to a page changes it several times between two frames, and to look for room is to read all of it. */
function placeSoon() {
  frame ??= requestAnimationFrame(() => {
    frame = undefined
    placeMessage()
  })
}

/**
 * Puts the message where it hides nothing, as near to the lower edge as can be; a dialog that fills the screen makes room.
 * It keeps that room as long as the message is there: taken away to measure again, the dialog would move and scroll.
 */
function placeMessage() {
  const root = document.documentElement
  const isInDialog = place?.parentElement !== document.body
  if (!place?.firstChild || !isInDialog) root.style.removeProperty('--message-room')
  if (!place?.firstChild) return
  place.style.bottom = `${edge}px`
  let bottom = isInDialog
    ? findRoom('dialog:modal')
    : (findRoom(controlsAndFigures) ?? findRoom(buttonsAndLegends))
  if (bottom === null && isInDialog) {
    const { height } = place.getBoundingClientRect()
    root.style.setProperty('--message-room', `${height + edge + step}px`)
    bottom = findRoom('dialog:modal')
  }
  place.style.bottom = `${bottom ?? edge}px`
}

/** How far above the lower edge of the window nothing lies that fits the selector; null when there is no such place. */
function findRoom(selector: string): number | null {
  if (!place) return null
  const { left, right, height } = place.getBoundingClientRect()
  const taken = boxesIn({ left, right, top: 0, bottom: window.innerHeight }, selector, place)
  for (let bottom = edge; bottom + height + step <= window.innerHeight; bottom += step) {
    const low = window.innerHeight - bottom
    const area = { left, right, top: low - height, bottom: low }
    if (!taken.some((box) => isOver(area, box))) return bottom
  }
  return null
}
