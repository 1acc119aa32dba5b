import { signOut } from '#app/backend/account-calls.ts'
import { toAccountError } from '#app/backend/account-error.ts'
import { forgetSessionEnd } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'

/** Signs out: at once on this device and its other tabs, then on the server. Shows the outcome as a toast. */
export async function logOut(): Promise<void> {
  try {
    await signOut('asked')
    showToast('success', m.accounts_logged_out())
  } catch (error) {
    const { kind, message } = toAccountError(error)
    const reason = (kind === 'answered' && message) || m.accounts_sign_out_here_only()
    showToast('error', m.accounts_sign_out_failed({ reason }))
  } finally {
    forgetSessionEnd()
  }
}
