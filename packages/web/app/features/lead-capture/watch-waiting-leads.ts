import { hasWaitingLeads } from './waiting-leads.ts'

/**
 * Sends what waits: now, when the network is back, and when the page is looked at again. The script that sends comes
 * only when something waits. Returns what stops it.
 */
export function watchWaitingLeads(): () => void {
  const send = () => {
    if (document.visibilityState !== 'visible' || !hasWaitingLeads()) return
    // Without it nothing is lost: the next of these moments tries again.
    void import('./send-waiting-leads.ts')
      .then(({ sendWaitingLeads }) => sendWaitingLeads())
      .catch(() => null)
  }
  send()
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
  return () => {
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', send)
  }
}
