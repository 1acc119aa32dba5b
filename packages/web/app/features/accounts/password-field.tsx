import { useState, type ComponentProps } from 'react'
import { m } from '#app/paraglide/messages.js'
import {
  controlClass,
  FieldError,
  FieldHint,
  labelClass,
  useFieldIds,
  type FieldLabels,
} from '#app/ui/field-frame.tsx'

type PasswordFieldProps = FieldLabels & Omit<ComponentProps<'input'>, 'className' | 'type'>

/**
 * A password field with a button that shows the text. The button's name is its text, so that "Password" names the field
 * only.
 */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <div>
      <label htmlFor={control.id} className={labelClass}>
        {label}
      </label>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...control}
          type={isShown ? 'text' : 'password'}
          className={`${controlClass(Boolean(error))} pe-9`}
        />
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.25 end-0.25 min-w-touch rounded px-1.5 text-small font-strong text-blue-ink"
        >
          {isShown ? m.accounts_hide() : m.accounts_show()}
          <span className="sr-only"> {m.accounts_the_password()}</span>
        </button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  )
}
