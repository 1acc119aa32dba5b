import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useAddress } from './site-navigation.tsx'

/**
 * Back closes what lies over the page. What opens gets an entry of the history, a copy of the page's own; the router is
 * told nothing of steps between the two. An entry whose layer is closed already is stepped over.
 */
interface EntryState {
  key?: string
  idx?: number
  /** How many layers lie over the page at this entry. */
  layers?: number
}

interface Layer {
  close: () => void
}

const layers: Layer[] = []
/** The key of the location that the router shows; null in a document, whose entries all show the same page. */
let shownKey: string | null = 'default'
let entry: EntryState = {}
/** Under way to the entry of what is still open. */
let isSteppingBack = false
/** A link over the page was followed: the page that comes takes the place of the layer's entry. */
let isLeaving = false

const readEntry = () => (window.history.state ?? {}) as EntryState
const depthOf = ({ layers: depth = 0 }: EntryState) => depth

/** Tells of a layer that is open now; the returned function tells that it closed by anything but Back. */
function addLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  isLeaving = false
  pushMissing()
  return () => {
    const at = layers.indexOf(layer)
    if (at === -1) return
    layers.splice(at, 1)
    // Another one may open in its place, such as the sign-in form from the menu.
    setTimeout(stepBackFromClosed)
  }
}

function pushMissing() {
  if (isSteppingBack) return
  entry = readEntry()
  while (depthOf(entry) < layers.length) {
    entry = { ...entry, idx: (entry.idx ?? 0) + 1, layers: depthOf(entry) + 1 }
    window.history.pushState(entry, '')
  }
}

function stepBackFromClosed() {
  const closed = depthOf(readEntry()) - layers.length
  if (isSteppingBack || isLeaving || closed <= 0) return
  isSteppingBack = true
  window.history.go(-closed)
}

function handlePop(event: PopStateEvent) {
  const before = entry
  const wasSteppingBack = isSteppingBack
  entry = readEntry()
  isSteppingBack = false
  isLeaving = false
  const isSamePage = shownKey === null || (entry.idx !== undefined && (entry.key ?? 'default') === shownKey)
  if (!isSamePage || depthOf(before) + depthOf(entry) === 0) return
  event.stopImmediatePropagation()
  if (wasSteppingBack) pushMissing()
  else if (layers.length > depthOf(entry)) layers.pop()?.close()
  else window.history.go((entry.idx ?? 0) > (before.idx ?? 0) ? 1 : -1)
}

// Listeners of the window are called in the order in which they came, so this stands here: the router's come when it is made.
if (typeof window !== 'undefined') window.addEventListener('popstate', handlePop)

/** For the frame of all pages: knows which page the entries of the history show. */
export function useLayerHistory() {
  const { key } = useAddress()
  useLayoutEffect(() => {
    shownKey = key
    entry = readEntry()
    // What is still open lay over the page before.
    layers.length = 0
    isSteppingBack = false
    isLeaving = false
  }, [key])
}

/** As long as `isOpen`, Back closes instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? addLayer(() => closeNow()) : undefined), [isOpen])
}

/** A browser without popovers does not know their selector, and asking for it would throw. */
const isOpen = (element: HTMLElement) =>
  'popover' in HTMLElement.prototype && element.matches(':popover-open')

function hide(element: HTMLElement | null) {
  if (element && isOpen(element)) element.hidePopover()
}

/**
 * Back closes this native popover. `closeAndLeave` is for its links, which replace the popover's entry
 * (`<Link replace>`), so that Back from there leads here at once.
 */
export function useBackClosesPopover(popover: RefObject<HTMLElement | null>) {
  const close = () => hide(popover.current)
  useEffect(() => {
    const element = popover.current
    let remove: (() => void) | undefined
    function follow(isOpen: boolean) {
      remove?.()
      remove = isOpen ? addLayer(() => hide(element)) : undefined
    }
    const hear = (event: Event) => follow((event as ToggleEvent).newState === 'open')
    // It may have been opened before this page came to life.
    if (element && isOpen(element)) follow(true)
    element?.addEventListener('beforetoggle', hear)
    return () => {
      element?.removeEventListener('beforetoggle', hear)
      follow(false)
    }
  }, [popover])
  function closeAndLeave() {
    isLeaving = true
    close()
  }
  return { close, closeAndLeave }
}
