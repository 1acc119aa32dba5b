/** After the first paint. A page in a hidden tab is never painted, and an old browser does not tell: then once it is loaded. */
export function oncePainted(act: () => void) {
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
    // Loaded comes all the same.
  }
  addEventListener('load', () => setTimeout(actOnce, 500))
}
