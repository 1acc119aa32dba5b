import { m } from '#app/paraglide/messages.js'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import { showToast } from '#app/ui/toast.ts'
import { drawIsland } from './draw-island.tsx'
import type { IslandFailure } from './island-note.tsx'
import { type IslandComponent, islands } from './islands.ts'

/** What becomes of each island that was begun: true once it is live. */
const hydrations = new Map<HTMLElement, Promise<boolean>>()
const live = new WeakSet<HTMLElement>()
/** What is said above islands that failed, each with the way to take it back. */
const notes = new Map<HTMLElement, Promise<() => void>>()

/** How far below the screen an island counts as seen, so that it lives when one gets there. */
const preloadMargin = '600px'

/**
 * Hydrates the islands that are due, each alone, and then tells that the page is live (`retour:hydrated`); the others
 * once they are seen or touched. Called once, by the script in the page's head, which holds what is typed and pressed in
 * an island until that tells `retour:live`, and asks for one whose button was pressed (`retour:wanted`).
 */
export async function startIslands(): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  for (const touch of ['pointerdown', 'focusin', 'beforetoggle'])
    addEventListener(touch, hydrateTouched, true)
  addEventListener('retour:wanted', hydrateWanted)
  whenPersonLeaves(() => all.filter((island) => !live.has(island)).forEach(emptyForms))
  whenSeen(all.filter(({ dataset }) => dataset.when === 'visible'))
  const pressed = all.filter(isPressed).map(answerPress)
  // What people come for is live first: on a slow phone the parts of the frame take a quarter of a second. Its script is
  // there; one that holds the focus may still wait for its own.
  await Promise.all(all.filter((island) => isIdle(island) && island.closest('main')).map(hydrate))
  await Promise.all([...all.filter(isDue).map(hydrate), ...pressed])
  window.dispatchEvent(new Event('retour:hydrated'))
}

const isIdle = ({ dataset }: HTMLElement) => dataset.when === 'idle'
/** One that holds the focus was touched. */
const isDue = (island: HTMLElement) => isIdle(island) || island.contains(document.activeElement)

const isPressed = (island: HTMLElement) => island.querySelector('button[aria-busy="true"]') !== null

function whenSeen(waiting: HTMLElement[]) {
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
    // The island itself has no box.
    for (const part of island.children) observer.observe(part)
  }
}

/** True once it is live; false when it broke or its script did not come: the next touch tries again. */
function hydrate(island: HTMLElement): Promise<boolean> {
  const outcome = hydrations.get(island) ?? bring(island)
  hydrations.set(island, outcome)
  return outcome
}

async function bring(island: HTMLElement): Promise<boolean> {
  const { island: name = '', props = '{}' } = island.dataset
  let Component: IslandComponent | undefined
  try {
    Component = await islands[name]?.()
    if (!Component) throw new Error('No component has this name.')
    const part = <Component {...(JSON.parse(props) as object)} />
    await drawIsland(island, part, (error) => fail(island, error, 'broken'))
    live.add(island)
    takeBackNote(island)
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
  // Without one around the content, or beside it, the page is whole.
  if (island.closest('main') && !('extra' in island.dataset)) tell(island, failure)
}

/** Its words come as a script of their own. */
function tell(island: HTMLElement, failure: IslandFailure) {
  takeBackNote(island)
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

function takeBackNote(island: HTMLElement) {
  void notes.get(island)?.then((takeBack) => takeBack())
  notes.delete(island)
}

/** A form that nobody brought to life holds what a person typed who is not here any more. */
function emptyForms(island: HTMLElement) {
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

function hydrateWanted(event: Event) {
  const island = dormantIsland(event)
  if (island) void answerPress(island)
}

async function answerPress(island: HTMLElement) {
  if (!(await hydrate(island))) showToast('error', m.ui_part_broken())
}
