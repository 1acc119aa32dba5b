import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'

/** Logs out with a script that only who is signed in ever fetches. */
export function logOutLater(): void {
  void import('#app/features/accounts/log-out.ts').then(
    ({ logOut }) => logOut(),
    () => showToast('error', m.ui_part_failed()),
  )
}
