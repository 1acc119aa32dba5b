import { newBeginning } from './beginning.ts'
import { loadPopoverPolyfill } from './load-popover-polyfill.ts'
import { isSupported, showWithoutScripts } from './old-browser.ts'
import { fetchFonts } from './page-fonts.ts'
import { pageNotice } from './page-notice.ts'
import { markAccount } from './page-visit.ts'
import { startPage, type StartSettings } from './start.ts'

/**
 * Runs in the head of a screen or of a document with a form in its first view, before the rest of the page and its
 * scripts. `popover`: the URL of the polyfill for popovers.
 */
export function startWhole({ popover, ...settings }: StartSettings & { popover: string }) {
  loadPopoverPolyfill(popover)
  // An unsupported browser gets no scripts, because it may not be able to parse them.
  if (!isSupported()) return showWithoutScripts(settings.classes.old)
  markAccount()
  startPage(settings, newBeginning(pageNotice(settings.classes)))
  fetchFonts(settings.fonts, settings.scripts === 'at-once')
}
