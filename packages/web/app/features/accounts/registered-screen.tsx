import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { LandingScreen } from './landing-screen.tsx'
import { MailButton } from './mail-button.tsx'
import { mailConfirmation } from './request-mail.ts'

interface RegisteredScreenProps {
  email: string
  origin: string
  onBack: () => void
}

/** After a sign-up at /auth: what to do now, and what if no mail comes. */
export function RegisteredScreen({ email, origin, onBack }: RegisteredScreenProps) {
  return (
    <LandingScreen heading={m.accounts_registered_heading()} text={m.accounts_registered_text({ email })}>
      <p className="w-full text-ink-2">{m.accounts_registered_help()}</p>
      <Button variant="outlined" onClick={onBack}>
        {m.accounts_back_to_login()}
      </Button>
      <MailButton
        className="px-1.75"
        readAddress={() => Promise.resolve(email)}
        send={(address) => mailConfirmation(address, origin)}
      >
        {m.accounts_resend()}
      </MailButton>
    </LandingScreen>
  )
}
