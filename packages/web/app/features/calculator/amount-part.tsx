import { currencies, type Currency } from '@retour/domain/money/currencies'
import { formatMoney } from '@retour/domain/money/money'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { useSettled } from '#app/platform/use-settled.ts'
import { AmountField } from '#app/ui/amount-field.tsx'
import { readTyped, spokenAmount } from '#app/ui/amount-reading.ts'
import { lateComponent } from '#app/ui/late-component.tsx'
import { showToast } from '#app/ui/toast.ts'
import { calculatorStore, chosenFor } from './calculator-store.ts'
import type { AmountFields } from './use-amount-fields.ts'

/** Loaded on demand, because most amounts are unambiguous. */
const AmountQuestion = lateComponent(
  () => import('#app/ui/amount-question.tsx').then(({ AmountQuestion }) => AmountQuestion),
  () => showToast('error', m.ui_part_failed()),
)

interface AmountPartProps {
  fields: AmountFields
  /** Why the button did not calculate. */
  error: string | undefined
  /** How often the button was pressed while a question was open. */
  timesUnanswered: number
  /** Called when the person is about to type. */
  onFocus: () => void
  /** Called when the amount or currency changes; the question about the old text no longer applies. */
  onChange: () => void
}

/** From this length on, the amount has a smaller font, so that all of it is visible on a phone. */
const longAmountLength = 9

/** The pause in typing after which the parsed amount is announced and a question may move the content below. */
const pauseMilliseconds = 600

const currencyOptions = currencies.map((code) => ({ value: code, label: code }))

/** The fields of amount and currency, with the parsed amount below, or the question to answer first. */
export function AmountPart({ fields, error, timesUnanswered, onFocus, onChange }: AmountPartProps) {
  // The session store has every change, and also what was typed before hydration.
  const { amount, currency } = useSessionStore(calculatorStore)
  const reading = readTyped({ amount, currency, chosenCents: chosenFor(amount) })
  const hasPaused = useSettled(amount, pauseMilliseconds) === amount
  const hasQuestion = reading.kind === 'read' ? reading.readings.length > 0 : reading.kind !== 'refused'

  function switchTo(next: Currency) {
    calculatorStore.write({ currency: next })
    fields.switchTo(next)
    onChange()
  }

  return (
    <div>
      <AmountField
        amount={{
          name: 'amount',
          ref: fields.refs.amount,
          onFocus,
          onChange: ({ target: { value } }) => {
            calculatorStore.write({ amount: value, chosenCents: chosenFor(value) })
            onChange()
          },
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
          name: 'currency',
          ref: fields.refs.currency,
          onChange: ({ target: { value } }) => {
            calculatorStore.write({ currency: value as Currency })
            onChange()
          },
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
