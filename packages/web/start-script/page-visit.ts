/** Before the first paint: nothing may move for who is signed in, or dismissed the account banner. */
export function markAccount() {
  try {
    const account = localStorage.getItem('retour-session')
      ? 'in'
      : localStorage.getItem('account-banner-dismissed') && 'dismissed'
    if (account) document.documentElement.dataset.account = account
  } catch {
    // Without storage nobody is signed in.
  }
}

/** Once the page is there, so that what is kept for later never competes with what is read now. */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => null)
  addEventListener('load', () => setTimeout(register, 1000))
}

const startMs = 3000

/**
 * A newer version that is on this device takes over when this is the only open page, which is then loaded again while
 * nothing in it was read or typed. Where that comes later the page stays as it is, and the next one is loaded whole.
 */
export function letNewerVersionIn() {
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
  // At the start the page before this one may still count as open.
  addEventListener('load', () => void ask())
}
