import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { CodeForm } from './code-form.tsx'
import type { SentMail } from './landing-address.ts'
import { LandingScreen } from './landing-screen.tsx'
import { MailButton } from './mail-button.tsx'
import { requestMail } from './request-mail.ts'

interface MailSentProps {
  sent: SentMail
  /** The path to which the link in the mail returns. */
  origin: string
  dialogHeadingId?: string
  /** Called after a code has signed in. A page that watches the session itself needs no call. */
  onSignedIn?: () => void
  onNewPassword: () => void
  onBack: () => void
}

/** Shown after a sign-up or a request for a mail: what to do next, and what to do if no mail arrives. */
export function MailSent({
  sent,
  origin,
  dialogHeadingId,
  onSignedIn,
  onNewPassword,
  onBack,
}: MailSentProps) {
  const { type, email } = sent
  const isRecovery = type === 'recovery'
  const texts = {
    signup: { text: m.accounts_registered_text, again: m.accounts_resend },
    recovery: { text: m.accounts_recovery_text, again: m.accounts_link_send_reset },
    magiclink: { text: m.accounts_sign_in_link_text, again: m.accounts_link_send_sign_in },
  }[type]

  function continueSignedIn() {
    if (isRecovery) return onNewPassword()
    showToast('success', type === 'signup' ? m.accounts_link_confirmed() : m.accounts_link_signed_in())
    onSignedIn?.()
  }
  return (
    <LandingScreen
      heading={m.accounts_registered_heading()}
      text={texts.text({ email })}
      dialogHeadingId={dialogHeadingId}
    >
      <CodeForm sent={sent} onSignedIn={continueSignedIn} />
      <p className="w-full text-ink-2">{m.accounts_registered_help()}</p>
      <Button variant="outlined" onClick={onBack}>
        {m.accounts_back_to_login()}
      </Button>
      <MailButton
        className="px-1.75"
        readAddress={() => Promise.resolve(email)}
        send={() => requestMail(sent, origin)}
      >
        {texts.again()}
      </MailButton>
    </LandingScreen>
  )
}
