import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** The texts of a field. With `error` the field is marked as invalid. */
export interface FieldLabels {
  label: string
  hint?: ReactNode
  error?: string
}

/** Returns the ids that connect a control with its label, hint and error, and the control's attributes for them. */
export function useFieldIds({ hint, error }: Pick<FieldLabels, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return {
    id,
    hintId,
    errorId,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
}

export const labelClass = 'block text-small leading-[1.5] font-strong mb-0.5'

/**
 * Returns the classes of a control. An invalid one has a thicker border, because color alone must not carry meaning.
 */
export function controlClass(hasError: boolean) {
  const edge = hasError ? 'border-2 border-red px-[13px]' : 'border border-line-strong px-1.75'
  return `w-full min-h-control rounded bg-paper text-[1.0625rem] text-ink placeholder:text-ink-3 ${edge}`
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-0.5 text-meta text-ink-3">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-0.5 flex items-start gap-0.75 text-small leading-[1.5] text-red">
      <CircleAlert aria-hidden className="mt-0.25 size-2.5 flex-none" strokeWidth={1.6} />
      <span>{children}</span>
    </p>
  )
}
