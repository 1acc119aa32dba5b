import { resendConfirmation, sendPasswordReset, sendSignInLink } from '#app/backend/account-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { failureText } from './failure-text.ts'
import { landingAddress, type SentMail } from './landing-address.ts'

const kinds = {
  signup: {
    send: resendConfirmation,
    sent: m.accounts_confirmation_sent,
    failed: m.accounts_confirmation_failed,
  },
  magiclink: {
    send: sendSignInLink,
    sent: m.accounts_sign_in_link_sent,
    failed: m.accounts_sign_in_link_failed,
  },
  recovery: { send: sendPasswordReset, sent: m.accounts_reset_sent, failed: m.accounts_reset_failed },
}

/** Requests a mail, whose link returns to `origin`, and shows the outcome as a toast. Returns whether it was sent. */
export async function requestMail({ type, email }: SentMail, origin: string): Promise<boolean> {
  const { send, sent, failed } = kinds[type]
  try {
    await send(email, landingAddress(type, origin))
    showToast('success', sent())
    return true
  } catch (error) {
    showToast('error', failed({ reason: failureText(error, m.accounts_unknown()) }))
    return false
  }
}
