import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { emailSchema } from '@retour/domain/accounts/credentials'
import { useForm } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { accountDraft } from './account-draft.ts'
import type { SentMail } from './landing-address.ts'
import { LandingScreen } from './landing-screen.tsx'
import { requestMail } from './request-mail.ts'
import { useSession } from './use-session.ts'

interface LinkFailedProps {
  isExpired: boolean
  linkPurpose: string | null
  origin: string
  onSignIn: () => void
  onMailSent: (sent: SentMail) => void
}

/** A link that is no longer valid, with a form to have a new one sent. */
export function LinkFailed({ isExpired, linkPurpose, origin, onSignIn, onMailSent }: LinkFailedProps) {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: standardSchemaResolver(emailSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { email: accountDraft.read().typedEmail },
  })
  const { errors, isSubmitting } = formState
  const { user } = useSession()
  const type = linkPurpose === 'recovery' || linkPurpose === 'magiclink' ? linkPurpose : 'signup'
  const send = {
    signup: m.accounts_link_send_confirmation,
    recovery: m.accounts_link_send_reset,
    magiclink: m.accounts_link_send_sign_in,
  }[type]
  const submit = handleSubmit(async ({ email }) => {
    if (isSubmitting) return
    const sent: SentMail = { type, email }
    if (await requestMail(sent, origin)) onMailSent(sent)
  })
  return (
    <LandingScreen
      heading={isExpired ? m.accounts_link_expired() : m.accounts_link_failed()}
      text={isExpired ? m.accounts_link_expired_text() : m.accounts_link_failed_text()}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid w-full max-w-[28rem] gap-2">
        <TextField
          {...register('email', {
            onChange: (event) => accountDraft.write({ typedEmail: event.target.value }),
          })}
          label={m.accounts_email()}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          error={errors.email?.message}
        />
        <Button type="submit" isBusy={isSubmitting}>
          {send()}
        </Button>
        <Button variant="quiet" onClick={onSignIn}>
          {user ? m.accounts_link_continue() : m.accounts_link_go_sign_in()}
        </Button>
      </form>
    </LandingScreen>
  )
}
