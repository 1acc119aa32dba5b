import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import {
  controlClass,
  FieldError,
  FieldHint,
  labelClass,
  useFieldIds,
  type FieldLabels,
} from './field-frame.tsx'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

type SelectFieldProps = FieldLabels &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & { options: readonly SelectOption[] }

/** A native select: it opens the phone's own picker and works without scripts. */
export function SelectField({ label, hint, error, id, options, ...select }: SelectFieldProps) {
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <div>
      <label htmlFor={control.id} className={labelClass}>
        {label}
      </label>
      <div className="relative">
        <select {...select} {...control} className={`${controlClass(Boolean(error))} appearance-none pe-5`}>
          <SelectOptions options={options} />
        </select>
        <SelectArrow />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  )
}

export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.isDisabled}>
      {option.label}
    </option>
  ))
}

/** The arrow of a select, because its native one is hidden. */
export function SelectArrow() {
  return (
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute end-1.75 top-1/2 size-[18px] -translate-y-1/2 text-ink-2"
      strokeWidth={1.6}
    />
  )
}
