import { m } from '#app/paraglide/messages.js'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import { showToast } from '#app/ui/toast.ts'
import { drawIsland } from './draw-island.tsx'
import type { IslandFailure } from './island-note.tsx'
import { type IslandComponent, islands } from './islands.ts'

/** The outcome of each hydration that has started: true if the island is live. */
const hydrations = new Map<HTMLElement, Promise<boolean>>()
const live = new WeakSet<HTMLElement>()
/** The error notes above failed islands; each promise resolves to a function that removes the note. */
const notes = new Map<HTMLElement, Promise<() => void>>()

/** The distance below the viewport at which an island already counts as visible. */
const preloadMargin = '600px'

/**
 * Hydrates the islands that are due, then sends `retour:hydrated`; the others follow when they become visible or are
 * touched. The start script calls it once. That script holds input and clicks of an island until `retour:live`, and
 * requests an island whose button was clicked with `retour:wanted`.
 */
export async function startIslands(): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  for (const touch of ['pointerdown', 'focusin', 'beforetoggle'])
    addEventListener(touch, hydrateTouched, true)
  addEventListener('retour:wanted', hydrateRequested)
  whenPersonLeaves(() => all.filter((island) => !live.has(island)).forEach(resetForms))
  hydrateWhenVisible(all.filter(({ dataset }) => dataset.when === 'visible'))
  const pressed = all.filter(isPressed).map(hydratePressed)
  // Islands of the content first: on a slow phone those of the frame take a quarter of a second. The scripts of idle
  // islands are loaded already, while a focused one may still load its own.
  await Promise.all(all.filter((island) => isIdle(island) && island.closest('main')).map(hydrate))
  await Promise.all([...all.filter(isDue).map(hydrate), ...pressed])
  window.dispatchEvent(new Event('retour:hydrated'))
}

const isIdle = ({ dataset }: HTMLElement) => dataset.when === 'idle'
/** An island that has the focus counts as touched. */
const isDue = (island: HTMLElement) => isIdle(island) || island.contains(document.activeElement)

const isPressed = (island: HTMLElement) => island.querySelector('button[aria-busy="true"]') !== null

function hydrateWhenVisible(waiting: HTMLElement[]) {
  if (!('IntersectionObserver' in window)) return waiting.forEach((island) => void hydrate(island))
  for (const island of waiting) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void hydrate(island)
      },
      { rootMargin: preloadMargin },
    )
    // The island element has `display: contents` and so no box to observe.
    for (const part of island.children) observer.observe(part)
  }
}

/**
 * Resolves to true once the island is live; to false if it failed or its script did not load. The next touch then tries
 * again.
 */
function hydrate(island: HTMLElement): Promise<boolean> {
  const outcome = hydrations.get(island) ?? load(island)
  hydrations.set(island, outcome)
  return outcome
}

async function load(island: HTMLElement): Promise<boolean> {
  const { island: name = '', props = '{}' } = island.dataset
  let Component: IslandComponent | undefined
  try {
    Component = await islands[name]?.()
    if (!Component) throw new Error('No component has this name.')
    const part = <Component {...(JSON.parse(props) as object)} />
    await drawIsland(island, part, (error) => fail(island, error, 'broken'))
    live.add(island)
    removeNote(island)
    island.dispatchEvent(new Event('retour:live', { bubbles: true }))
    return true
  } catch (error) {
    fail(island, error, Component ? 'broken' : 'missing')
    return false
  }
}

function fail(island: HTMLElement, error: unknown, failure: IslandFailure) {
  console.error(`The part ${island.dataset.island} of the page does not work:`, error)
  hydrations.delete(island)
  live.delete(island)
  island.dispatchEvent(new Event('retour:broken', { bubbles: true }))
  // Outside of the content, and without an extra island, the page is complete, so no error is shown.
  if (island.closest('main') && !('extra' in island.dataset)) showNote(island, failure)
}

/** Shows the error note, which is loaded as a separate script. */
function showNote(island: HTMLElement, failure: IslandFailure) {
  removeNote(island)
  const shown = import('./island-note.tsx').then(({ showIslandNote }) =>
    showIslandNote(island, failure, () => void hydrate(island)),
  )
  notes.set(
    island,
    shown.catch(() => {
      showToast('error', m.ui_part_failed())
      return () => {}
    }),
  )
}

function removeNote(island: HTMLElement) {
  void notes.get(island)?.then((remove) => remove())
  notes.delete(island)
}

/** Clears forms that were never hydrated, because they hold the input of a person who has signed out. */
function resetForms(island: HTMLElement) {
  for (const form of island.querySelectorAll('form')) form.reset()
}

function dormantIsland({ target }: Event): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
  return island && !live.has(island) ? island : null
}

function hydrateTouched(event: Event) {
  const island = dormantIsland(event)
  if (island) void hydrate(island)
}

function hydrateRequested(event: Event) {
  const island = dormantIsland(event)
  if (island) void hydratePressed(island)
}

async function hydratePressed(island: HTMLElement) {
  if (!(await hydrate(island))) showToast('error', m.ui_part_broken())
}
