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
  /** The path that the mailed link leads back to. */
  origin: string
  dialogHeadingId?: string
  onSignedIn: () => void
  onNewPassword: () => void
  onBack: () => void
}

/** After a sign-up, or a request for a new password: what to do now, and what if no mail comes. */
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

  function goOn() {
    if (isRecovery) return onNewPassword()
    showToast('success', m.accounts_link_confirmed())
    onSignedIn()
  }
  return (
    <LandingScreen
      heading={m.accounts_registered_heading()}
      text={isRecovery ? m.accounts_recovery_text({ email }) : m.accounts_registered_text({ email })}
      dialogHeadingId={dialogHeadingId}
    >
      <CodeForm sent={sent} onSignedIn={goOn} />
      <p className="w-full text-ink-2">{m.accounts_registered_help()}</p>
      <Button variant="outlined" onClick={onBack}>
        {m.accounts_back_to_login()}
      </Button>
      <MailButton
        className="px-1.75"
        readAddress={() => Promise.resolve(email)}
        send={() => requestMail(sent, origin)}
      >
        {isRecovery ? m.accounts_link_send_reset() : m.accounts_resend()}
      </MailButton>
    </LandingScreen>
  )
}
