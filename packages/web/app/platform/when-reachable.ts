/**
 * Sends what waits on this device: now, when the network is back, and when the page is looked at again. `send` is called only
 * while something waits; what it cannot send stays for the next of these moments. Returns what stops it.
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
