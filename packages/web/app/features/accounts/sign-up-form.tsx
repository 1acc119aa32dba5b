import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { signUpSchema, type SignUp } from '@retour/domain/accounts/credentials'
import { useForm } from 'react-hook-form'
import { toAccountError } from '#app/backend/account-error.ts'
import { signUp } from '#app/backend/account-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { accountDraft } from './account-draft.ts'
import { failureText } from './failure-text.ts'
import { landingAddress, type SentMail } from './landing-address.ts'
import type { SignUpData } from './open-auth-dialog.ts'
import { PasswordField } from './password-field.tsx'

interface SignUpFormProps {
  /** The path to which the confirmation returns. */
  origin: string
  data?: SignUpData | undefined
  onRegistered: (sent: SentMail) => void
}

/** The sign-up form. Like `LoginForm`, it shows failures as a toast only and keeps the input. */
export function SignUpForm({ origin, data, onRegistered }: SignUpFormProps) {
  const { typedEmail, typedName } = accountDraft.read()
  const { register, handleSubmit, formState, setFocus } = useForm<SignUp>({
    resolver: standardSchemaResolver(signUpSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { fullName: typedName, email: typedEmail, password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (person) => {
    if (isSubmitting) return
    try {
      await signUp(person, landingAddress('signup', origin), await data?.(person))
      showToast('success', m.accounts_registered())
      onRegistered({ type: 'signup', email: person.email, password: person.password })
    } catch (error) {
      const reason = failureText(error, m.accounts_signup_unknown())
      showToast('error', m.accounts_signup_failed({ reason }))
      const { code, message } = toAccountError(error)
      const isAboutPassword = code === 'weak_password' || /^password/i.test(message)
      if (isAboutPassword) setFocus('password', { shouldSelect: true })
      else if (code === 'validation_failed') setFocus('email', { shouldSelect: true })
    }
  })

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-2">
      <TextField
        {...register('fullName', {
          onChange: (event) => accountDraft.write({ typedName: event.target.value }),
        })}
        label={m.accounts_full_name()}
        autoComplete="name"
        error={errors.fullName?.message}
      />
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
        hint={m.accounts_password_hint()}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <Button type="submit" isWide isBusy={isSubmitting}>
        {isSubmitting ? m.accounts_creating() : m.accounts_create_account()}
      </Button>
      <p className="text-meta text-ink-3">
        {m.accounts_privacy()}{' '}
        <ExternalLink href="/privacy" className="text-blue-ink">
          {m.accounts_privacy_link()}
        </ExternalLink>
        .
      </p>
    </form>
  )
}
