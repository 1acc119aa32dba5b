import { countries, countryName } from '@retour/domain/places/countries'
import { invalidAmountMessage } from '@retour/domain/money/parse-amount'
import { Fragment, type SubmitEvent, useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { cacheForLater } from '#app/platform/cache-for-later.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { AmountPart } from './amount-part.tsx'
import { readTyped } from '#app/ui/amount-reading.ts'
import type { Calculation, CalculatorPlace } from './calculation.ts'
import { calculatorStore, chosenFor } from './calculator-store.ts'
import { PlaceFields } from './place-fields.tsx'
import type { TypedPurchase } from './typed-hash.ts'
import { useAmountFields } from './use-amount-fields.ts'

/** Loads the rules, rates and decimal arithmetic, which a page that only shows the form does not need. */
const loadArithmetic = () => import('./calculate.ts')
const prepare = () =>
  void loadArithmetic()
    .then(({ prepareCalculation }) => prepareCalculation())
    .catch(() => null)

export interface CalculatorFormProps {
  place: CalculatorPlace
  onPlaceChange: (place: CalculatorPlace) => void
  /** Shows the result. If that fails, because its script does not load, the form shows that the calculation failed. */
  onCalculated: (calculation: Calculation) => void | Promise<void>
  /** Called when typing starts, to load the script of the result. */
  onTyping?: () => void
  shouldFocusAmount?: boolean
}

/** The form: amount, currency, country and city. The result is stored for the tab and passed to `onCalculated`. */
export function CalculatorForm({
  place,
  onPlaceChange,
  onCalculated,
  onTyping,
  shouldFocusAmount = false,
}: CalculatorFormProps) {
  const fields = useAmountFields(shouldFocusAmount)
  const [isRefused, setIsRefused] = useState(false)
  const [isCalculating, setIsCalculating] = useState(false)
  const [timesUnanswered, setTimesUnanswered] = useState(0)

  const { country, city } = place
  useEffect(() => {
    // The person will probably read its guide next, at home or at the airport, maybe offline.
    cacheForLater(`/${country}/${city}`)
  }, [country, city])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isCalculating) return
    const typed = fields.read()
    const purchase = readTyped({ ...typed, chosenCents: chosenFor(typed.amount) })
    setIsRefused(purchase.kind === 'refused')
    if (purchase.kind === 'refused') fields.focusAmount()
    else if (purchase.kind === 'read') void answer(typed, purchase.cents)
    else setTimesUnanswered((times) => times + 1)
  }

  async function answer({ amount, currency }: TypedPurchase, cents: number) {
    setIsCalculating(true)
    try {
      const { calculate } = await loadArithmetic()
      const calculation = await calculate({ currency, cents }, place)
      if (calculation.isEstimated) showToast('error', m.calculator_estimated_conversion())
      calculatorStore.write({ amount, currency, place, calculation })
      await onCalculated(calculation)
    } catch (error) {
      console.error('The calculation failed:', error)
      showToast('error', m.calculator_failed())
    } finally {
      setIsCalculating(false)
    }
  }

  function handleTyped() {
    const { amount, currency } = fields.read()
    // The error stays until a valid amount is typed.
    if (readTyped({ amount, currency, chosenCents: null }).kind !== 'refused') setIsRefused(false)
    setTimesUnanswered(0)
    onTyping?.()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-2 md:gap-2.5" aria-label={m.calculator_name()}>
      <AmountPart
        fields={fields}
        error={isRefused ? invalidAmountMessage : undefined}
        timesUnanswered={timesUnanswered}
        onFocus={prepare}
        onChange={handleTyped}
      />
      <PlaceFields place={place} onChange={onPlaceChange} />
      <Button type="submit" size="large" isWide isBusy={isCalculating}>
        {isCalculating ? m.calculator_calculating() : m.calculator_submit()}
      </Button>
      <noscript>
        <p className="rounded bg-sunken px-2 py-1.75 text-small">
          {m.calculator_without_script()}
          {countries.map((country) => (
            // The space before each name allows a line break.
            <Fragment key={country}>
              {' '}
              <a href={`/${country}`} className="me-0.5 underline">
                {countryName(country)}
              </a>
            </Fragment>
          ))}
        </p>
      </noscript>
    </form>
  )
}
