import { oncePainted } from './after-first-paint.ts'
import { newBeginning } from './beginning.ts'
import { fetchStart } from './fetch-start.ts'
import { holdUntilStart } from './hold-until-start.ts'
import { loadPopoverPolyfill } from './load-popover-polyfill.ts'
import { isSupported, showWithoutScripts } from './old-browser.ts'
import { loadFaces } from './page-fonts.ts'
import { pageNotice } from './page-notice.ts'
import { markAccount } from './page-visit.ts'
import type { StartPage, StartSettings } from './start.ts'

/** `start`: the URL of the start script. `popover`: that of the polyfill for popovers. */
export type BeginSettings = StartSettings & { start: string; popover: string }

/**
 * Runs in the head of a document that is only read, before the rest of the page. Its start script is a file, so this
 * does what cannot wait for that: it marks who is signed in, holds input and clicks, and loads the file after the first
 * paint or at a touch. If the file does not come, it shows an error.
 */
export function beginPage({ start, popover, ...settings }: BeginSettings) {
  loadPopoverPolyfill(popover)
  // An unsupported browser gets no scripts, because it may not be able to parse them.
  if (!isSupported()) return showWithoutScripts(settings.classes.old)
  markAccount()
  const beginning = newBeginning(pageNotice(settings.classes))
  const script = fetchStart(start, beginning)
  const release = holdUntilStart(beginning, script)
  addEventListener(
    'retour:start',
    (event) => {
      script.markHere()
      release()
      ;(event as CustomEvent<StartPage>).detail(settings, beginning)
    },
    { once: true },
  )
  oncePainted(() => {
    script.begin()
    void loadFaces(settings.fonts)
  })
}
