import { whenReachable } from '#app/platform/when-reachable.ts'
import { hasWaitingLeads } from './has-waiting-leads.ts'

/** Sends the calculations that wait, whenever they may get through; the script that sends comes only then. Returns what stops it. */
export const watchWaitingLeads = (): (() => void) =>
  whenReachable(hasWaitingLeads, () =>
    import('./send-waiting-leads.ts').then(({ sendWaitingLeads }) => sendWaitingLeads()),
  )
