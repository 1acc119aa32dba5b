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
