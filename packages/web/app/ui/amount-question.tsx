import type { Currency } from '@retour/domain/money/currencies'
import { formatMoney } from '@retour/domain/money/money'
import { useEffect, useId, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from './button.tsx'
import { FieldError } from './field-frame.tsx'
import { Segmented } from './segmented.tsx'
import type { AmountReading } from './amount-reading.ts'

interface AmountQuestionProps {
  text: string
  currency: Currency
  reading: AmountReading
  /** How often the form was submitted without an answer; each time the question takes the focus. */
  timesUnanswered: number
  onChooseCents: (cents: number) => void
  onChooseCurrency: (currency: Currency) => void
}

/** Asks which of two readings of an amount is meant, or whether the currency of the typed sign is meant. */
export function AmountQuestion(props: AmountQuestionProps) {
  const { reading, timesUnanswered } = props
  const box = useRef<HTMLDivElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (timesUnanswered > 0) box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [timesUnanswered])

  const isAnswered = reading.kind === 'read'
  const error = timesUnanswered > 0 && !isAnswered && unansweredText(reading)
  return (
    <div ref={box} className="mt-1.5">
      {reading.kind === 'other-currency' ? (
        <CurrencyChoice {...props} reading={reading} describedBy={error ? errorId : undefined} />
      ) : (
        <ReadingChoice {...props} describedBy={error ? errorId : undefined} />
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

const unansweredText = ({ kind }: AmountReading) =>
  kind === 'other-currency' ? m.calculator_currency_unanswered() : m.calculator_amount_unanswered()

function ReadingChoice({
  text,
  currency,
  reading,
  onChooseCents,
  describedBy,
}: AmountQuestionProps & { describedBy: string | undefined }) {
  if (reading.kind !== 'read' && reading.kind !== 'unchosen') return null
  return (
    <Segmented
      label={m.calculator_amount_question({ text: text.trim() })}
      name="reading"
      describedBy={describedBy}
      options={reading.readings.map((cents) => ({
        value: String(cents),
        label: formatMoney({ currency, cents }),
      }))}
      value={reading.kind === 'read' ? String(reading.cents) : ''}
      onChange={(cents) => onChooseCents(Number(cents))}
    />
  )
}

function CurrencyChoice({
  currency,
  reading: { sign, currencies },
  onChooseCurrency,
  describedBy,
}: Omit<AmountQuestionProps, 'reading'> & {
  reading: Extract<AmountReading, { kind: 'other-currency' }>
  describedBy: string | undefined
}) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      <p id={labelId} className="text-small">
        {m.calculator_currency_question({ sign, currency })}
      </p>
      <div className="mt-1 flex flex-wrap gap-1">
        {currencies.map((one) => (
          <Button key={one} variant="outlined" size="small" onClick={() => onChooseCurrency(one)}>
            {m.calculator_currency_switch({ currency: one })}
          </Button>
        ))}
      </div>
    </div>
  )
}
