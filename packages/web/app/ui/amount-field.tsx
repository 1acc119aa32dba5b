import type { ComponentProps } from 'react'
import { FieldError, FieldHint, labelClass, useFieldIds, type FieldLabels } from './field-frame.tsx'
import { SelectArrow, SelectOptions, type SelectOption } from './select-field.tsx'

interface AmountFieldProps {
  amount: FieldLabels & Omit<ComponentProps<'input'>, 'className' | 'type'> & { isLong?: boolean }
  currency: { label: string; options: readonly SelectOption[] } & Omit<
    ComponentProps<'select'>,
    'className' | 'children'
  >
}

/**
 * A field for an amount and its currency. The amount is a text input, because a number input drops text that it cannot
 * parse, and the mouse wheel changes it.
 */
export function AmountField({ amount, currency }: AmountFieldProps) {
  const { label, hint, error, id, isLong, ...input } = amount
  const { label: currencyLabel, options, ...select } = currency
  const amountIds = useFieldIds({ hint, error }, id)
  const currencyIds = useFieldIds({})
  const size = isLong ? 'text-[1.75rem] md:text-[2.25rem]' : 'text-amount md:text-[2.75rem]'
  const edge = error ? 'border-2 border-red' : 'border border-line-strong'
  return (
    <div>
      <div className="grid grid-cols-[1fr_min(6rem,40%)] md:grid-cols-[1fr_min(7rem,40%)]">
        <label htmlFor={amountIds.control.id} className={labelClass}>
          {label}
        </label>
        <label htmlFor={currencyIds.control.id} className={labelClass}>
          {currencyLabel}
        </label>
        <div
          className={`col-span-2 grid grid-cols-[1fr_min(6rem,40%)] rounded bg-paper md:grid-cols-[1fr_min(7rem,40%)] ${edge} has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-focus`}
        >
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...amountIds.control}
            type="text"
            className={`min-h-[4rem] w-full min-w-0 rounded-s bg-transparent px-1.75 pt-2 pb-1 font-display leading-[1.1] font-serif tracking-[-0.01em] text-ink outline-none placeholder:text-ink-3 md:min-h-[4.5rem] md:px-[18px] ${size}`}
          />
          <div className="relative border-s border-line">
            <select
              {...select}
              {...currencyIds.control}
              className="size-full appearance-none rounded-e bg-transparent ps-1.75 pe-4 font-strong text-ink outline-none md:ps-2.5"
            >
              <SelectOptions options={options} />
            </select>
            <SelectArrow />
          </div>
        </div>
      </div>
      {error && <FieldError id={amountIds.errorId}>{error}</FieldError>}
      {hint && <FieldHint id={amountIds.hintId}>{hint}</FieldHint>}
    </div>
  )
}
