import { m } from '#app/paraglide/messages.js'
import { lateComponent } from '#app/ui/late-component.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { ScanSheetProps } from './scan-sheet.tsx'

/** The scanner; its script loads when it is first rendered. */
export const LateScanSheet = lateComponent<ScanSheetProps>(
  () => import('./scan-sheet.tsx').then((script) => script.ScanSheet),
  (error) => {
    console.warn('The scanner did not come:', error)
    showToast('error', m.scan_not_loaded())
  },
)
