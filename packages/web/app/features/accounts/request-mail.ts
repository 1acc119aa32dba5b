import { resendConfirmation, sendPasswordReset } from '#app/backend/account-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { failureWords } from './failure-words.ts'
import { landingAddress } from './landing-address.ts'

/** Asks for a link to choose a new password, and says how it went. The link leads back to `origin`. */
export async function mailPasswordReset(email: string, origin: string): Promise<void> {
  try {
    await sendPasswordReset(email, landingAddress('recovery', origin))
    showToast('success', m.accounts_reset_sent())
  } catch (error) {
    showToast('error', m.accounts_reset_failed({ reason: failureWords(error, m.accounts_unknown()) }))
  }
}

/** Asks for another confirmation of a sign-up, and says how it went. The link leads back to `origin`. */
export async function mailConfirmation(email: string, origin: string): Promise<void> {
  try {
    await resendConfirmation(email, landingAddress('signup', origin))
    showToast('success', m.accounts_confirmation_sent())
  } catch (error) {
    showToast('error', m.accounts_confirmation_failed({ reason: failureWords(error, m.accounts_unknown()) }))
  }
}
