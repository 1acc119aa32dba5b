/**
 * Sends waiting data: now, when the network returns, and when the page becomes visible. `send` is called only while
 * something waits; unsent data stays for the next time. Returns the function that stops it.
 */
export function whenReachable(hasWaiting: () => boolean, send: () => Promise<unknown>): () => void {
  const trySending = () => {
    if (document.visibilityState !== 'visible' || !hasWaiting()) return
    void send().catch(() => null)
  }
  trySending()
  window.addEventListener('online', trySending)
  document.addEventListener('visibilitychange', trySending)
  return () => {
    window.removeEventListener('online', trySending)
    document.removeEventListener('visibilitychange', trySending)
  }
}
