import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { m } from '#app/paraglide/messages.js'
import { pressAgain } from '#app/platform/press-again.ts'
import { showToast } from '#app/ui/toast.ts'
import { idPrefix, islands } from './islands.ts'

/** What becomes of each island that was begun: true once it is live. */
const begun = new Map<HTMLElement, Promise<boolean>>()
const live = new WeakSet<HTMLElement>()

/**
 * Hydrates the islands that are due, each alone, and then tells that the page is live (`retour:hydrated`); the others
 * once they are seen or touched. Called once, by the script in the page's head.
 */
export async function startIslands(): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  for (const touch of ['pointerdown', 'focusin', 'beforetoggle'])
    addEventListener(touch, hydrateTouched, true)
  addEventListener('click', holdPress, true)
  whenSeen(all.filter(({ dataset }) => dataset.when === 'visible'))
  await Promise.all(all.filter(isDue).map(hydrate))
  window.dispatchEvent(new Event('retour:hydrated'))
}

/** One whose button was pressed meanwhile, or that holds the focus, was touched. */
const isDue = (island: HTMLElement) =>
  island.dataset.when === 'idle' ||
  island.contains(document.activeElement) ||
  island.querySelector('button[aria-busy="true"]') !== null

function whenSeen(waiting: HTMLElement[]) {
  if (!('IntersectionObserver' in window)) return waiting.forEach((island) => void hydrate(island))
  for (const island of waiting) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void hydrate(island)
    })
    // The island itself has no box.
    for (const part of island.children) observer.observe(part)
  }
}

/** True once it is live; false when it broke or its script did not come: the next touch tries again. */
function hydrate(island: HTMLElement): Promise<boolean> {
  const outcome = begun.get(island) ?? bring(island)
  begun.set(island, outcome)
  return outcome
}

async function bring(island: HTMLElement): Promise<boolean> {
  const { island: name = '', props = '{}' } = island.dataset
  try {
    const Component = await islands[name]?.()
    if (!Component) throw new Error('No component has this name.')
    await draw(island, name, <Component {...(JSON.parse(props) as object)} />)
    live.add(island)
    return true
  } catch (error) {
    warn(name, error)
    begun.delete(island)
    return false
  }
}

/** Resolves once it is drawn. Where it breaks, then or later, what was written stands again, and reads as without it. */
function draw(island: HTMLElement, name: string, part: ReactNode): Promise<void> {
  const written = island.innerHTML
  let isDrawn = false
  return new Promise((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      // React is still at work.
      setTimeout(() => {
        root.unmount()
        island.innerHTML = written
        live.delete(island)
        begun.delete(island)
        if (isDrawn) warn(name, error)
        else reject(error instanceof Error ? error : new Error(String(error)))
      })
    }
    const tell = () => {
      isDrawn = true
      resolve()
    }
    const root = hydrateRoot(island, <Drawn tell={tell}>{part}</Drawn>, {
      identifierPrefix: idPrefix(name),
      onUncaughtError,
    })
  })
}

const warn = (name: string, error: unknown) =>
  console.error(`The part ${name} of the page does not work:`, error)

function Drawn({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}

function dormantIsland({ target }: Event): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
  return island && !live.has(island) ? island : null
}

function hydrateTouched(event: Event) {
  const island = dormantIsland(event)
  if (island) void hydrate(island)
}

/** A press on what is not live yet is repeated once it is. What the browser does by itself it does. */
function holdPress(event: MouseEvent) {
  const island = dormantIsland(event)
  const button = (event.target as Element).closest<HTMLButtonElement>('button:not([popovertarget])')
  if (!island || !button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  button.ariaBusy = 'true'
  void hydrate(island).then((isLive) => {
    button.removeAttribute('aria-busy')
    if (!isLive) showToast('error', m.ui_part_broken())
    else if (button.isConnected) pressAgain(button)
  })
}
