import type { ComponentProps } from 'react'
import { controlClass, FieldError, FieldHint, useFieldIds, type FieldLabels } from './field-frame.tsx'

type TextAreaFieldProps = Omit<FieldLabels, 'label'> &
  Omit<ComponentProps<'textarea'>, 'className'> & {
    /** The id of the heading that labels the field. */
    labelledBy: string
  }

/** A multi-line text field, labelled by a heading. */
export function TextAreaField({ labelledBy, hint, error, id, ...area }: TextAreaFieldProps) {
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <div>
      <textarea
        {...area}
        {...control}
        aria-labelledby={labelledBy}
        className={`block field-sizing-content min-h-11! py-1.25 ${controlClass(Boolean(error))}`}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  )
}
