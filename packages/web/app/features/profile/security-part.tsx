import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#app/platform/site-navigation.tsx'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { CodeForm } from '#app/features/accounts/code-form.tsx'
import { MailButton } from '#app/features/accounts/mail-button.tsx'
import { newPasswordPath } from '#app/features/accounts/landing-address.ts'
import { requestMail } from '#app/features/accounts/request-mail.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { DevicesPart } from './devices-part.tsx'
import { OwnDataButton } from './own-data-button.tsx'
import { PasswordForm } from './password-form.tsx'

const profilePath = '/dashboard?tab=profile'

/** The password, devices, the person's data, and how to delete the account. */
export function SecurityPart({ user }: { user: AccountUser }) {
  return (
    <div className="grid gap-4">
      <Section title={m.profile_password_title()}>
        <PasswordForm email={user.email} />
        <p className="mt-2 max-w-reading text-ink-2">{m.profile_reset_text()}</p>
        <ResetPassword email={user.email} />
      </Section>
      <Section title={m.profile_devices_title()}>
        <DevicesPart />
      </Section>
      <Section title={m.profile_data_title()}>
        <p className="mb-1.5 max-w-reading text-ink-2">{m.profile_data_text()}</p>
        <OwnDataButton user={user} />
      </Section>
      <Section title={m.profile_delete_title()}>
        <div className="max-w-reading">
          <Note kind="warning">
            <p>{m.profile_delete_text()}</p>
            <p>
              <Link to="/privacy#rights" className="text-blue-ink">
                {m.profile_delete_how()}
              </Link>
            </p>
          </Note>
        </div>
      </Section>
    </div>
  )
}

/**
 * A button that sends a mail to people who have forgotten their current password; the mail's code can be typed here.
 */
function ResetPassword({ email }: { email: string }) {
  const [isSent, setIsSent] = useState(false)
  const navigate = useNavigate()
  const sent = { type: 'recovery', email } as const
  return (
    <>
      <MailButton
        readAddress={() => Promise.resolve(email)}
        send={async () => setIsSent((await requestMail(sent, profilePath)) || isSent)}
      >
        {m.profile_reset()}
      </MailButton>
      {isSent && <CodeForm sent={sent} onSignedIn={() => void navigate(newPasswordPath(profilePath))} />}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-2 first:border-t-0 first:pt-0">
      <h2 id={id} className="heading-3 mb-1">
        {title}
      </h2>
      {children}
    </section>
  )
}
