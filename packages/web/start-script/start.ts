import { holdEarlyActs } from './early-acts.ts'
import { fetchFonts, type FontFile } from './page-fonts.ts'
import { pageNotice } from './page-notice.ts'
import { pageScripts } from './page-scripts.ts'
import { runIslands, runRouter } from './run-page.ts'
import { letNewerVersionIn, markAccount, registerWorker } from './page-visit.ts'
import { bringPopovers } from './bring-popovers.ts'
import { isServed, showAsRead } from './old-browser.ts'
import { oncePainted } from './once-painted.ts'
import { storeFields } from './stored-fields.ts'

/** When a page's scripts are fetched: at once, or when the browser is idle after the first paint. A touch of the page asks for them too. */
export type ScriptStart = 'at-once' | 'idle'

export type StartSettings = {
  /** At once on a screen, and on a document to which people come in order to type. */
  scripts: ScriptStart
  /** The files of the scripts, each by its address; of a document first the module that hydrates its islands, and its styles. */
  files: string[]
  /** Is this a document, which no router writes? */
  isDocument: boolean
  fonts: FontFile[]
  /** The script that stands in for popovers. */
  popover: string
}

const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin']

/**
 * Runs in the page's head, before the page is there and without its other scripts. It fetches fonts and scripts when
 * the page says so, holds what is chosen and pressed before the page is hydrated, and says when it cannot be.
 */
export function startPage({ scripts: start, files, isDocument, fonts, popover }: StartSettings) {
  bringPopovers(popover)
  // Such a browser is given no script that it may not be able to read.
  if (!isServed()) return showAsRead()
  markAccount()
  const notice = pageNotice()
  const complete = waitUntilComplete()
  const scripts = pageScripts({ files, run: isDocument ? runIslands(files) : runRouter, complete, notice })
  const load = () => {
    for (const touch of touches) removeEventListener(touch, load, true)
    scripts.load()
  }
  /** `coming`: hydrated, and what was done there before is being repeated. */
  const states = new WeakMap<Element, 'coming' | 'live'>()
  const dormantPart = (element: Element) => {
    const part = isDocument ? element.closest('[data-island]') : document.documentElement
    return part && states.get(part) !== 'live' ? part : null
  }
  const acts = holdEarlyActs({
    complete,
    dormantPart,
    onPress: (button) => {
      scripts.expect()
      button.dispatchEvent(new Event('retour:wanted', { bubbles: true }))
    },
  })
  function rouse(part: Element) {
    states.set(part, 'coming')
    void acts.repeat(part, () => states.has(part) && states.set(part, 'live'))
  }
  for (const touch of touches) addEventListener(touch, load, { capture: true, passive: true })
  if (start === 'at-once') load()
  else oncePainted(() => void complete.then(() => onceIdle(load)))
  addEventListener('pageshow', ({ persisted }) => persisted && load())
  addEventListener('online', load)
  addEventListener('retour:hydrated', scripts.markHydrated, { once: true })
  if (isDocument) {
    addEventListener('retour:live', ({ target }) => rouse(target as Element))
    addEventListener('retour:broken', ({ target }) => {
      states.delete(target as Element)
      acts.dropPress(target as Element)
    })
  } else addEventListener('retour:hydrated', () => rouse(document.documentElement), { once: true })
  // Whoever loads a page again, part of which is not hydrated yet, finds what was typed there.
  addEventListener('pagehide', () => storeFields((field) => dormantPart(field) !== null))
  fetchFonts(fonts, start === 'at-once')
  letNewerVersionIn()
  registerWorker()
}

/** The document is complete: true once everything stands in it that its scripts read, false when the line broke before. */
function waitUntilComplete(): Promise<boolean> {
  return new Promise((resolve) => {
    // Sent by the last script of the page: the scripts must not start on half of the page's data.
    addEventListener('retour:complete', () => resolve(true), { once: true })
    addEventListener('DOMContentLoaded', () => resolve(false), { once: true })
  })
}

function onceIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 4000 })
  else setTimeout(act, 1500)
}
