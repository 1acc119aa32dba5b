import { keepEarlyActs } from './early-acts.ts'
import { fetchFonts, type FontFile } from './page-fonts.ts'
import { pageNotice } from './page-notice.ts'
import { pageProgram } from './page-program.ts'
import { letNewerVersionIn, markAccount, registerWorker } from './page-visit.ts'
import { bringPopovers } from './bring-popovers.ts'
import { isServed, showAsRead } from './old-browser.ts'
import { oncePainted } from './once-painted.ts'

/** When a page's program is fetched: see `PageHandle.program`. */
export type ProgramStart = 'at-once' | 'painted' | 'idle'

export type StartSettings = {
  program: ProgramStart
  /** The program's files, each by its address. */
  files: string[]
  fonts: FontFile[]
  /** The script that stands in for popovers. */
  popover: string
}

const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin']

/**
 * Runs in the page's head, before the page is there and without its program. It fetches fonts and program when
 * the page says so, keeps what is chosen and pressed before the page lives, and says when it cannot come to life.
 */
export function startPage({ program: start, files, fonts, popover }: StartSettings) {
  bringPopovers(popover)
  // Such a browser is given no script that it may not be able to read.
  if (!isServed()) return showAsRead()
  markAccount()
  const notice = pageNotice()
  const whole = untilWhole()
  const program = pageProgram({ files, whole, notice })
  const load = () => {
    for (const touch of touches) removeEventListener(touch, load, true)
    program.load()
  }
  keepEarlyActs({ whole, onPress: program.expect })
  for (const touch of touches) addEventListener(touch, load, { capture: true, passive: true })
  if (start === 'at-once') load()
  else oncePainted(() => void whole.then(start === 'idle' ? () => onceIdle(load) : load))
  addEventListener('pageshow', ({ persisted }) => persisted && load())
  addEventListener('online', load)
  addEventListener('retour:live', program.live, { once: true })
  fetchFonts(fonts, start === 'at-once')
  letNewerVersionIn()
  registerWorker()
}

/** True once everything stands in the page that its program reads; false when the line broke before. */
function untilWhole(): Promise<boolean> {
  return new Promise((resolve) => {
    // Sent by the last script of the page: the program must not start on half of the page's data.
    addEventListener('retour:whole', () => resolve(true), { once: true })
    addEventListener('DOMContentLoaded', () => resolve(false), { once: true })
  })
}

function onceIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 4000 })
  else setTimeout(act, 1500)
}
