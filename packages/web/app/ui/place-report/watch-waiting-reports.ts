import { whenReachable } from '#app/platform/when-reachable.ts'
import { hasWaitingReports } from './has-waiting-reports.ts'

/** Sends the reports that wait, whenever they may get through. Returns what stops it. */
export const watchWaitingReports = (): (() => void) =>
  whenReachable(hasWaitingReports, () =>
    import('./send-reports.ts').then(({ sendWaitingReports }) => sendWaitingReports()),
  )
