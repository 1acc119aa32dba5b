import { whenReachable } from '#app/platform/when-reachable.ts'
import { hasWaitingReports } from './has-waiting-reports.ts'

/** Sends the waiting reports whenever the server may be reachable. Returns a function that stops this. */
export const watchWaitingReports = (): (() => void) =>
  whenReachable(hasWaitingReports, () =>
    import('./send-reports.ts').then(({ sendWaitingReports }) => sendWaitingReports()),
  )
