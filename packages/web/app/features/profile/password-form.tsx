import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { newPasswordSchema } from '@retour/domain/accounts/credentials'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { saveNewPassword } from '#app/backend/account-calls.ts'
import { toAccountError } from '#app/backend/account-error.ts'
import { failureText } from '#app/features/accounts/failure-text.ts'
import { PasswordField } from '#app/features/accounts/password-field.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'

const schema = z.object({
  current: z.string().check(z.minLength(1, { error: () => m.profile_current_password_missing() })),
  password: newPasswordSchema.shape.password,
})

/** The form to change the password. It asks for the current one, because another person may hold the phone. */
export function PasswordForm({ email }: { email: string }) {
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm({
    resolver: standardSchemaResolver(schema),
    reValidateMode: 'onSubmit',
    defaultValues: { current: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ current, password }) => {
    if (isSubmitting) return
    try {
      await saveNewPassword(password, current)
      reset()
      showToast('success', m.accounts_step_saved())
    } catch (error) {
      const isCurrentWrong = toAccountError(error).code === 'current_password_invalid'
      if (isCurrentWrong) setError('current', { message: m.profile_current_password_wrong() })
      else showToast('error', m.accounts_step_failed({ reason: failureText(error, m.accounts_unknown()) }))
      setFocus(isCurrentWrong ? 'current' : 'password', { shouldSelect: true })
    }
  })

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[28rem] gap-2"
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('current')}
        label={m.profile_current_password()}
        autoComplete="current-password"
        error={errors.current?.message}
      />
      <PasswordField
        {...register('password')}
        label={m.accounts_new_password()}
        hint={m.accounts_password_hint()}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <div>
        <Button type="submit" variant="outlined" isBusy={isSubmitting}>
          {isSubmitting ? m.profile_saving() : m.profile_change_password()}
        </Button>
      </div>
    </form>
  )
}
