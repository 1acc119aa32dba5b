import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode }

export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className="flex min-h-touch cursor-pointer items-start gap-1.5 py-1 text-small leading-[1.5]">
      <span className="relative mt-0.25 size-[22px] flex-none">
        <input
          {...input}
          type="checkbox"
          className="peer size-full cursor-pointer appearance-none rounded-sm border border-line-strong bg-paper checked:border-blue checked:bg-blue"
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute inset-0.25 hidden size-[18px] text-on-blue peer-checked:block"
          strokeWidth={2.4}
        />
      </span>
      <span>{label}</span>
    </label>
  )
}
