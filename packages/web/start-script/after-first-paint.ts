/**
 * Calls `act` once, after the first paint. A page in a hidden tab is never painted, and old browsers do not report it;
 * then after the load event.
 */
export function afterFirstPaint(act: () => void) {
  let isDone = false
  const actOnce = () => {
    if (isDone) return
    isDone = true
    act()
  }
  try {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      actOnce()
    }).observe({ type: 'paint', buffered: true })
  } catch {
    // The load event follows anyway.
  }
  addEventListener('load', () => setTimeout(actOnce, 500))
}
