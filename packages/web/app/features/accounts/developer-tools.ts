const checkMs = 5_000
const dockedPx = 160

/**
 * Logs when a docked developer panel takes this much of the window; nothing else (docs/product.md, Sessions and
 * timers). Returns a function that stops it.
 */
export function watchDeveloperTools(): () => void {
  let isOpen = false
  const timer = setInterval(() => {
    const { outerWidth, innerWidth, outerHeight, innerHeight } = window
    const isDocked = outerWidth - innerWidth > dockedPx || outerHeight - innerHeight > dockedPx
    if (isDocked && !isOpen) console.info('Developer tools seem to be open beside a signed-in page.')
    isOpen = isDocked
  }, checkMs)
  return () => clearInterval(timer)
}
