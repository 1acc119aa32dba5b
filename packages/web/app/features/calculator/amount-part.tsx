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

/** Most amounts can be read in one way. */
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
  /** Somebody is about to type. */
  onFocus: () => void
  /** Something else was typed or chosen: what was asked of the old text is over. */
  onChange: () => void
}

/** From here on an amount is set smaller, so that all of it can be seen on a phone. */
const longAmountLength = 9

/** Typing has paused: what was read is announced, and a question may move what stands below. */
const pauseMilliseconds = 600

const currencyOptions = currencies.map((code) => ({ value: code, label: code }))

/** Amount and currency, and under them what was understood, or the question that has to be answered first. */
export function AmountPart({ fields, error, timesUnanswered, onFocus, onChange }: AmountPartProps) {
  // The tab's memory holds every change, and also what was typed before the script arrived.
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
