const checkMs = 5_000
const dockedPx = 160

/** Logs when a docked panel takes this much of the window, and nothing more (docs/product.md, Sessions and timers). */
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
