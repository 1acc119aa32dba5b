import { whenReachable } from '#app/platform/when-reachable.ts'
import { hasWaitingLeads } from './has-waiting-leads.ts'

/**
 * Sends the waiting leads whenever the server may be reachable; the script for it loads only then. Returns a function
 * that stops this.
 */
export const watchWaitingLeads = (): (() => void) =>
  whenReachable(hasWaitingLeads, () =>
    import('./send-waiting-leads.ts').then(({ sendWaitingLeads }) => sendWaitingLeads()),
  )
