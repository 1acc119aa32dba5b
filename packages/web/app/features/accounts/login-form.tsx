import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { loginSchema, type Login } from '@retour/domain/accounts/credentials'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toAccountError } from '#app/backend/account-error.ts'
import { signIn } from '#app/backend/account-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { accountDraft } from './account-draft.ts'
import { failureText } from './failure-text.ts'
import type { SentMail } from './landing-address.ts'
import { PasswordField } from './password-field.tsx'
import { requestMail } from './request-mail.ts'
import { MailButton } from './mail-button.tsx'

interface LoginFormProps {
  /** The path to which a link in a mail returns. */
  origin: string
  /** The form is busy until the next page is there. */
  isLeaving: boolean
  onSignedIn: (() => void) | undefined
  onMailSent: (sent: SentMail) => void
}

/**
 * The login form. A failure is shown as a toast only, and the focus moves to the field to correct. After too many
 * attempts the form offers a sign-in link by mail instead.
 */
export function LoginForm({ origin, isLeaving, onSignedIn, onMailSent }: LoginFormProps) {
  const { register, handleSubmit, formState, setFocus, trigger, getValues } = useForm<Login>({
    resolver: standardSchemaResolver(loginSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { email: accountDraft.read().typedEmail, password: '' },
  })
  const { errors, isSubmitting } = formState
  const isBusy = isSubmitting || isLeaving
  const [waitSeconds, setWaitSeconds] = useState(0)

  const submit = handleSubmit(async (login) => {
    if (isBusy) return
    setWaitSeconds(0)
    try {
      await signIn(login)
      onSignedIn?.()
    } catch (error) {
      const failure = toAccountError(error)
      if (failure.waitSeconds > 0) return setWaitSeconds(failure.waitSeconds)
      const reason = failureText(error, m.accounts_login_unknown())
      showToast('error', m.accounts_login_failed({ reason }))
      if (failure.code === 'invalid_credentials') setFocus('password', { shouldSelect: true })
      else if (failure.code === 'validation_failed') setFocus('email', { shouldSelect: true })
    }
  })

  /** Returns the address for a mail; null if it is invalid, then the field shows an error and takes the focus. */
  async function readAddress(): Promise<string | null> {
    const isValid = await trigger('email', { shouldFocus: true })
    return isValid ? getValues('email').trim().toLowerCase() : null
  }

  async function sendMail(sent: SentMail) {
    if (await requestMail(sent, origin)) onMailSent(sent)
  }

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-2">
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
      <PasswordField
        {...register('password')}
        label={m.accounts_password()}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? m.accounts_signing_in() : m.accounts_sign_in()}
      </Button>
      {waitSeconds > 0 && (
        <Note kind="warning" role="alert">
          <p>{m.accounts_too_many({ minutes: Math.ceil(waitSeconds / 60) })}</p>
          <MailButton readAddress={readAddress} send={(email) => sendMail({ type: 'magiclink', email })}>
            {m.accounts_send_sign_in_link()}
          </MailButton>
        </Note>
      )}
      <div className="flex flex-wrap justify-between gap-x-2">
        <MailButton readAddress={readAddress} send={(email) => sendMail({ type: 'recovery', email })}>
          {m.accounts_forgot_password()}
        </MailButton>
        <MailButton readAddress={readAddress} send={(email) => sendMail({ type: 'signup', email })}>
          {m.accounts_resend()}
        </MailButton>
      </div>
    </form>
  )
}
