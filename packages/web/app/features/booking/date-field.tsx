import { formatLongDay } from '@retour/domain/content/format-day'
import type { ComponentProps } from 'react'
import { controlClass, FieldError, labelClass, useFieldIds } from '#app/ui/field-frame.tsx'

type DateFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'value'> & {
  label: string
  error?: string
  /** The id of a hint outside of the field. */
  hintId: string
  /** The chosen day (YYYY-MM-DD), shown in long form unless the field is being edited; '' for none. */
  day: string
}

/**
 * The browser's native date field, which supports every keyboard and phone. A chosen day is shown in the site's date
 * format.
 */
export function DateField({ label, error, hintId, day, id, ...input }: DateFieldProps) {
  const { control, errorId } = useFieldIds({ error }, id)
  return (
    <div>
      <label htmlFor={control.id} className={labelClass}>
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          {...control}
          aria-describedby={error ? `${errorId} ${hintId}` : hintId}
          type="date"
          className={`peer ${controlClass(Boolean(error))}`}
        />
        {/^\d{4}-\d\d-\d\d$/.test(day) && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0.25 start-0.25 end-5 flex items-center rounded bg-paper ps-[13px] text-[1.0625rem] whitespace-nowrap peer-focus:hidden"
          >
            {formatLongDay(day)}
          </span>
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
