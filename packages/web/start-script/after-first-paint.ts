import { afterLoad } from './after-load.ts'

/** Returns whether the visitor's device has the files of the site. */
export const isReturning = () => Boolean(navigator.serviceWorker?.controller)

/** Calls `act` after the first paint; at once if it only needs files that the device has. */
export function oncePainted(act: () => void) {
  if (isReturning()) act()
  else afterFirstPaint(act)
}

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
  afterLoad(() => setTimeout(actOnce, 500))
}
