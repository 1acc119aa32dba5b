import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'

/** Loads the sign-out script, which visitors never need, and signs out. Shows a toast if it does not load. */
export function logOutLater(): void {
  void import('#app/features/accounts/log-out.ts').then(
    ({ logOut }) => logOut(),
    () => showToast('error', m.ui_part_failed()),
  )
}
