import { type ReactNode, useId } from 'react'
import { labelClass } from './field-frame.tsx'
import type { SelectOption } from './select-field.tsx'

type Name = { label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string }

type SegmentedProps<Value extends string> = Name & {
  /** Shows four options in two rows, if one row would be too long for a phone. */
  isTwoByTwo?: boolean
  /** The id of its hint. */
  describedBy?: string
  name: string
  /** `icon` is shown before the label. */
  options: readonly (SelectOption & { value: Value; icon?: ReactNode })[]
  /** Null if nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
}

const rowClass = 'min-w-max flex-[1_1_0] not-first:border-s first:rounded-s-[5px] last:rounded-e-[5px]'
const cornerClass =
  'min-h-control even:border-s nth-[n+3]:border-t first:rounded-ss-[5px] nth-2:rounded-se-[5px] nth-3:rounded-es-[5px] nth-4:rounded-ee-[5px]'

/**
 * A radio group in the form of one bar, for two to six short options. Arrow keys work as in any radio group. Its name
 * is `label`, or the heading with the id `labelledBy`.
 */
export function Segmented<Value extends string>({
  label,
  labelledBy,
  isTwoByTwo = false,
  describedBy,
  name,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const labelId = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy ?? labelId} aria-describedby={describedBy}>
      {label && (
        <span id={labelId} className={labelClass}>
          {label}
        </span>
      )}
      <div
        className={`rounded border border-line-strong bg-paper ${isTwoByTwo ? 'grid grid-cols-2' : 'flex min-h-control flex-wrap'}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative flex cursor-pointer border-line text-[1.0625rem] ${isTwoByTwo ? cornerClass : rowClass}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              className={`grid w-full place-items-center rounded-[inherit] py-0.5 peer-checked:bg-ink peer-checked:font-strong peer-checked:text-ground peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus ${isTwoByTwo ? 'px-0.75' : 'px-1.5'}`}
            >
              {option.icon ? (
                <span className="flex items-center gap-0.75">
                  {option.icon}
                  {option.label}
                </span>
              ) : (
                option.label
              )}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
