import type { ComponentProps } from 'react'
import {
  controlClass,
  FieldError,
  FieldHint,
  labelClass,
  useFieldIds,
  type FieldLabels,
} from './field-frame.tsx'

type TextFieldProps = FieldLabels & Omit<ComponentProps<'input'>, 'className'>

export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <div>
      <label htmlFor={control.id} className={labelClass}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        {...control}
        className={`${controlClass(Boolean(error))} read-only:bg-sunken read-only:text-ink-2`}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  )
}
