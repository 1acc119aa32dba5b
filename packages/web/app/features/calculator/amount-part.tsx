import { currencies, type Currency } from '@retour/domain/money/currencies'
import { formatMoney } from '@retour/domain/money/money'
import { invalidAmountMessage } from '@retour/domain/money/parse-amount'
import type { ChangeEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { useSettled } from '#app/platform/use-settled.ts'
import { AmountField } from '#app/ui/amount-field.tsx'
import { AmountQuestion } from '#app/ui/amount-question.tsx'
import { readTyped, spokenAmount } from '#app/ui/amount-reading.ts'
import { calculatorStore, chosenFor } from './calculator-store.ts'

export interface CalculatorInput {
  /** The text that was typed. */
  amount: string
  currency: Currency
}

interface AmountPartProps {
  form: UseFormReturn<CalculatorInput>
  /** How often the button was pressed while a question was open. */
  timesUnanswered: number
  /** Something else was typed or chosen: what was asked of the old text is over. */
  onChange: () => void
}

/** From here on an amount is set smaller, so that all of it can be seen on a phone. */
const longAmountLength = 9

/** Typing has paused: what was read is announced, and a question may move what stands below. */
const pauseMilliseconds = 600

const currencyOptions = currencies.map((code) => ({ value: code, label: code }))
const isRefused = (amount: string, currency: Currency) =>
  readTyped({ amount, currency, chosenCents: null }).kind === 'refused'

/** Amount and currency, and under them what was understood, or the question that has to be answered first. */
export function AmountPart({ form, timesUnanswered, onChange }: AmountPartProps) {
  const { register, setValue, setFocus, clearErrors, formState } = form
  // The tab's memory holds every change, and also what was typed before the script arrived.
  const { amount, currency } = useSessionStore(calculatorStore)
  const reading = readTyped({ amount, currency, chosenCents: chosenFor(amount) })
  const hasPaused = useSettled(amount, pauseMilliseconds) === amount
  const hasQuestion = reading.kind === 'read' ? reading.readings.length > 0 : reading.kind !== 'refused'
  const error = formState.errors.amount?.message

  function switchTo(next: Currency) {
    setValue('currency', next)
    calculatorStore.write({ currency: next })
    setFocus('currency')
    onChange()
  }

  return (
    <div>
      <AmountField
        amount={{
          ...register('amount', {
            validate: (text, typed) => !isRefused(text, typed.currency) || invalidAmountMessage,
            onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
              calculatorStore.write({ amount: value, chosenCents: chosenFor(value) })
              if (!isRefused(value, currency)) clearErrors('amount')
              onChange()
            },
          }),
          label: m.calculator_amount(),
          hint:
            reading.kind === 'read' ? (
              <span className="text-ink">
                {m.calculator_amount_read({ amount: formatMoney({ currency, cents: reading.cents }) })}
              </span>
            ) : error && reading.kind === 'refused' ? (
              reading.advice
            ) : (
              m.calculator_amount_hint()
            ),
          error,
          min: 0,
          placeholder: '0.00',
          isLong: amount.length > longAmountLength,
        }}
        currency={{
          ...register('currency', {
            onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
              calculatorStore.write({ currency: value as Currency }),
          }),
          label: m.calculator_currency(),
          options: currencyOptions,
        }}
      />
      <p aria-live="polite" className="sr-only">
        {hasPaused && reading.kind === 'read'
          ? m.calculator_amount_read({ amount: spokenAmount(reading.cents, currency) })
          : null}
      </p>
      <div aria-live="polite">
        {hasQuestion && (hasPaused || timesUnanswered > 0) && (
          <AmountQuestion
            text={amount}
            currency={currency}
            reading={reading}
            timesUnanswered={timesUnanswered}
            onChooseCents={(chosenCents) => calculatorStore.write({ amount, chosenCents })}
            onChooseCurrency={switchTo}
          />
        )}
      </div>
    </div>
  )
}
