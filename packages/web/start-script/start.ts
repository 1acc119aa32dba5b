import type { Beginning } from './beginning.ts'
import { holdEarlyInput } from './early-input.ts'
import type { FontFile } from './page-fonts.ts'
import type { PageClasses } from './page-classes.ts'
import { pageScripts } from './page-scripts.ts'
import { runIslands, runRouter } from './run-page.ts'
import { activateNewerVersion, registerWorker } from './page-visit.ts'
import { afterFirstPaint } from './after-first-paint.ts'
import { storeFields } from './stored-fields.ts'
import { touches } from './touches.ts'

/**
 * When a page's scripts load: at once, or when the browser is idle after the first paint. A touch of the page loads
 * them too.
 */
export type ScriptStart = 'at-once' | 'idle'

/** The settings that the build writes into a page. */
export type StartSettings = {
  /** `at-once` on a screen, and on a document where people come to type. */
  scripts: ScriptStart
  /**
   * The URLs of the scripts. For a document, the entry module of its islands comes first, and its styles are included.
   */
  files: string[]
  /** True for a document, false for a screen of the router. */
  isDocument: boolean
  fonts: FontFile[]
  classes: PageClasses
}

export type StartPage = typeof startPage

/**
 * Loads the scripts of a page, holds choices and clicks until it is hydrated, and shows an error if it cannot be.
 * `beginning`: what has happened there already.
 */
export function startPage({ scripts: start, files, isDocument }: StartSettings, beginning: Beginning) {
  const { notice } = beginning
  const complete = waitUntilComplete(beginning)
  const scripts = pageScripts({ files, run: isDocument ? runIslands(files) : runRouter, complete, notice })
  const load = () => {
    for (const touch of touches) removeEventListener(touch, load, true)
    scripts.load()
  }
  /** `coming`: hydrated, and the held actions are being repeated. */
  const states = new WeakMap<Element, 'coming' | 'live'>()
  const dormantPart = (element: Element) => {
    const part = isDocument ? element.closest('[data-island]') : document.documentElement
    return part && states.get(part) !== 'live' ? part : null
  }
  const acts = holdEarlyInput({
    beginning,
    complete,
    dormantPart,
    onPress: (button) => {
      scripts.expect()
      button.dispatchEvent(new Event('retour:wanted', { bubbles: true }))
    },
  })
  function repeatInput(part: Element) {
    states.set(part, 'coming')
    void acts.repeat(part, () => states.has(part) && states.set(part, 'live'))
  }
  for (const touch of touches) addEventListener(touch, load, { capture: true, passive: true })
  if (start === 'at-once' || beginning.isTouched) load()
  else afterFirstPaint(() => void complete.then(() => onceIdle(load)))
  addEventListener('pageshow', ({ persisted }) => persisted && load())
  addEventListener('online', load)
  addEventListener('retour:hydrated', scripts.markHydrated, { once: true })
  if (isDocument) {
    addEventListener('retour:live', ({ target }) => repeatInput(target as Element))
    addEventListener('retour:broken', ({ target }) => {
      states.delete(target as Element)
      acts.dropPress(target as Element)
    })
  } else addEventListener('retour:hydrated', () => repeatInput(document.documentElement), { once: true })
  // Stores the input of parts that are not hydrated yet, for the case of a reload.
  addEventListener('pagehide', () => storeFields((field) => dormantPart(field) !== null))
  activateNewerVersion()
  registerWorker()
}

/** Resolves to true once the document is complete, to false if its transfer broke before. */
function waitUntilComplete({ isComplete }: Beginning): Promise<boolean> {
  return new Promise((resolve) => {
    if (isComplete || document.readyState !== 'loading') return resolve(isComplete)
    // Sent by the last script of the page: the scripts must not start with half of the page's data.
    addEventListener('retour:complete', () => resolve(true), { once: true })
    addEventListener('DOMContentLoaded', () => resolve(false), { once: true })
  })
}

function onceIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 4000 })
  else setTimeout(act, 1500)
}
