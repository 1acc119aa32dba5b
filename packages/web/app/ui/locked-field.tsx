import { Lock } from 'lucide-react'
import { controlClass, FieldHint, labelClass, useFieldIds } from './field-frame.tsx'

/** A value that this form cannot change, with the reason as its hint. */
export function LockedField({ label, value, hint }: { label: string; value: string; hint: string }) {
  const { control, hintId } = useFieldIds({ hint })
  return (
    <div>
      <label htmlFor={control.id} className={labelClass}>
        {label}
      </label>
      <div className="relative">
        <input
          {...control}
          type="text"
          value={value}
          readOnly
          disabled
          className={`${controlClass(false)} bg-sunken pe-5 text-ink-2 opacity-100 [-webkit-text-fill-color:currentcolor]`}
        />
        <Lock
          aria-hidden
          className="pointer-events-none absolute end-1.75 top-1/2 size-2.25 -translate-y-1/2 text-ink-2"
          strokeWidth={1.6}
        />
      </div>
      <FieldHint id={hintId}>{hint}</FieldHint>
    </div>
  )
}
