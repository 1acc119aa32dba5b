import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { newPasswordSchema } from '@retour/domain/accounts/credentials'
import { useForm } from 'react-hook-form'
import { saveNewPassword } from '#app/backend/account-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { failureText } from './failure-text.ts'
import { LandingScreen } from './landing-screen.tsx'
import { PasswordField } from './password-field.tsx'

/** The screen after a link for a new password. Its person is signed in already and stays so. */
export function NewPasswordForm({ email, onSaved }: { email: string; onSaved: () => void }) {
  const { register, handleSubmit, formState, setFocus } = useForm<{ password: string }>({
    resolver: standardSchemaResolver(newPasswordSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ password }) => {
    if (isSubmitting) return
    try {
      await saveNewPassword(password)
      showToast('success', m.accounts_step_saved())
      onSaved()
    } catch (error) {
      showToast('error', m.accounts_step_failed({ reason: failureText(error, m.accounts_unknown()) }))
      setFocus('password', { shouldSelect: true })
    }
  })
  return (
    <LandingScreen heading={m.accounts_step_heading()} text={m.accounts_step_text({ email })}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid w-full max-w-[28rem] gap-2"
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('password')}
          label={m.accounts_new_password()}
          hint={m.accounts_password_hint()}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? m.accounts_step_saving() : m.accounts_step_save()}
        </Button>
      </form>
    </LandingScreen>
  )
}
