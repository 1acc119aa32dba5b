import { readMailCode } from '@retour/domain/accounts/mail-code'
import { useForm } from 'react-hook-form'
import { signInByCode } from '#app/backend/account-calls.ts'
import { toAccountError } from '#app/backend/account-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { failureText } from './failure-text.ts'
import type { SentMail } from './landing-address.ts'

interface CodeFormProps {
  sent: SentMail
  /** Called when the code was right and its person is signed in. */
  onSignedIn: () => void
}

/** A form for the six digits of a mail that was opened on another device. They do the same as its link. */
export function CodeForm({ sent: { type, email, password }, onSignedIn }: CodeFormProps) {
  const { register, handleSubmit, formState, setError, setFocus, clearErrors } = useForm<{ code: string }>({
    reValidateMode: 'onSubmit',
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ code }) => {
    if (isSubmitting) return
    try {
      await signInByCode(type, email, readMailCode(code) ?? '', password)
      onSignedIn()
    } catch (error) {
      const isWrong = toAccountError(error).code === 'otp_expired'
      const message = isWrong ? m.accounts_code_wrong() : failureText(error, m.accounts_unknown())
      setError('code', { message })
      setFocus('code', { shouldSelect: true })
    }
  })
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid w-full max-w-[28rem] gap-2"
    >
      <TextField
        {...register('code', {
          validate: (text) => readMailCode(text) !== null || m.accounts_code_missing(),
          onChange: () => clearErrors('code'),
        })}
        label={m.accounts_code()}
        hint={m.accounts_code_hint()}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        error={errors.code?.message}
      />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? m.accounts_code_checking() : m.accounts_code_send()}
      </Button>
    </form>
  )
}
