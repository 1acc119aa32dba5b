import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useAddress } from './site-navigation.tsx'

/**
 * Back closes layers over the page. Opening a layer adds a copy of the page's history entry; steps between the two are
 * hidden from the router. The entry of a closed layer is skipped.
 */
interface EntryState {
  key?: string
  idx?: number
  /** The number of layers over the page at this entry. */
  layers?: number
}

interface Layer {
  close: () => void
  /** The key of the history entry that it is over. */
  key: string
}

let layers: Layer[] = []
/** The key of the router's location; null in a document, whose entries all show the same page. */
let shownKey: string | null = 'default'
let entry: EntryState = {}
/** True while the history moves to the entry of an open layer. */
let isSteppingBack = false
/** True after a link in a layer was followed: the next page replaces the layer's entry. */
let isLeaving = false

const readEntry = () => (window.history.state ?? {}) as EntryState
const depthOf = ({ layers: depth = 0 }: EntryState) => depth
/** The first entry of a visit has no key of its own. */
const keyOf = ({ key = 'default' }: EntryState) => key

/** Registers an open layer. Call the returned function when it closes by anything but Back. */
function addLayer(close: () => void): () => void {
  const layer = { close, key: keyOf(readEntry()) }
  layers.push(layer)
  isLeaving = false
  pushMissing()
  return () => {
    const at = layers.indexOf(layer)
    if (at === -1) return
    layers.splice(at, 1)
    // Another layer may open in its place, such as the sign-in form from the menu.
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
  const isSamePage = shownKey === null || (entry.idx !== undefined && keyOf(entry) === shownKey)
  if (!isSamePage || depthOf(before) + depthOf(entry) === 0) return
  event.stopImmediatePropagation()
  if (wasSteppingBack) pushMissing()
  else if (layers.length > depthOf(entry)) layers.pop()?.close()
  else window.history.go((entry.idx ?? 0) > (before.idx ?? 0) ? 1 : -1)
}

// Window listeners run in the order of registration. This one must run before the router's, so it is registered here.
if (typeof window !== 'undefined') window.addEventListener('popstate', handlePop)

/** For the frame of all pages: records which page the history entries show. */
export function useLayerHistory() {
  const { key } = useAddress()
  useLayoutEffect(() => {
    shownKey = key
    entry = readEntry()
    // A document is one page, whose parts are hydrated one after another: one of them may have opened a layer already.
    if (key === null) return
    // Layers of the previous page are forgotten. One may have opened between this page's address and its content.
    layers = layers.filter((layer) => layer.key === key)
    isSteppingBack = false
    isLeaving = false
  }, [key])
}

/** While `isOpen`, Back closes the layer instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? addLayer(() => closeNow()) : undefined), [isOpen])
}

/** Browsers without popovers do not know their selector, so querying it would throw. */
const isOpen = (element: HTMLElement) =>
  'popover' in HTMLElement.prototype && element.matches(':popover-open')

function hide(element: HTMLElement | null) {
  if (element && isOpen(element)) element.hidePopover()
}

/**
 * Makes Back close this native popover. `closeAndLeave` is for its links, which replace the popover's entry (`<Link
 * replace>`), so that Back from there returns here at once.
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
    const onToggle = (event: Event) => follow((event as ToggleEvent).newState === 'open')
    // It may have been opened before hydration.
    if (element && isOpen(element)) follow(true)
    element?.addEventListener('beforetoggle', onToggle)
    return () => {
      element?.removeEventListener('beforetoggle', onToggle)
      follow(false)
    }
  }, [popover])
  function closeAndLeave() {
    isLeaving = true
    close()
  }
  return { close, closeAndLeave }
}
