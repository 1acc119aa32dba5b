import { afterLoad } from './after-load.ts'

/** Runs before the first paint, so that nothing moves for people who are signed in or dismissed the account banner. */
export function markAccount() {
  try {
    const account = localStorage.getItem('retour-session')
      ? 'in'
      : localStorage.getItem('account-banner-dismissed') && 'dismissed'
    if (account) document.documentElement.dataset.account = account
  } catch {
    // Without storage nobody can be signed in.
  }
}

/** Registers the service worker after the load event, so that caching never competes with the page's own requests. */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => null)
  afterLoad(() => setTimeout(register, 1000))
}

const startMs = 3000

/**
 * Lets a newer version that is already installed take over if this is the only open page. The page is then reloaded,
 * unless it is more than three seconds old or has the focus. Otherwise it stays as it is, and the next navigation loads
 * a new page.
 */
export function activateNewerVersion() {
  const { serviceWorker } = navigator
  if (!serviceWorker?.controller) return
  serviceWorker.addEventListener('controllerchange', () => {
    if (performance.now() < startMs && document.activeElement === document.body) location.reload()
    else document.documentElement.dataset.version = 'older'
  })
  const ask = async () => {
    const registration = await serviceWorker.getRegistration().catch(() => null)
    if (registration?.waiting) registration.active?.postMessage('hand-over')
  }
  void ask()
  // While this page starts, the previous page may still count as open.
  afterLoad(() => void ask())
}
