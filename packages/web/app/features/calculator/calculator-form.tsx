import { countries, countryName } from '@retour/domain/places/countries'
import { Fragment, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { storeRatesOfDay } from '#app/backend/stored-rates.ts'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { m } from '#app/paraglide/messages.js'
import { keepForLater } from '#app/platform/keep-for-later.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { AmountPart, type CalculatorInput } from './amount-part.tsx'
import { readTyped } from '#app/ui/amount-reading.ts'
import { calculate } from './calculate.ts'
import type { Calculation, CalculatorPlace } from './calculation.ts'
import { calculatorStore, chosenFor } from './calculator-store.ts'
import { PlaceFields } from './place-fields.tsx'

export interface CalculatorFormProps {
  place: CalculatorPlace
  onPlaceChange: (place: CalculatorPlace) => void
  /** Shows the result; when it can't (its script doesn't come), the form says that the calculation failed. */
  onCalculated: (calculation: Calculation) => void | Promise<void>
  /** Called once typing starts: the moment to fetch what shows the result. */
  onTyping?: () => void
  shouldFocusAmount?: boolean
}

/** Amount, currency, country and city; the result is remembered in the tab and handed to `onCalculated`. */
export function CalculatorForm({
  place,
  onPlaceChange,
  onCalculated,
  onTyping,
  shouldFocusAmount = false,
}: CalculatorFormProps) {
  // No default values: react-hook-form then takes what was typed before the script arrived.
  const form = useForm<CalculatorInput>({ reValidateMode: 'onSubmit' })
  const { handleSubmit, setValue, setFocus, getValues, formState } = form
  const [timesUnanswered, setTimesUnanswered] = useState(0)

  useEffect(() => {
    const early = getValues()
    const { amount, currency } = early.amount ? early : calculatorStore.read()
    if (amount) {
      setValue('amount', amount)
      setValue('currency', currency)
      calculatorStore.write({ amount, currency, chosenCents: chosenFor(amount) })
      // Who is in the field already types in its place, not behind it.
      const isRemembered = amount !== early.amount
      if (isRemembered && document.activeElement?.getAttribute('name') === 'amount')
        setFocus('amount', { shouldSelect: true })
    }
    // Asked for now, so that it is there when the button is pressed, also without a network.
    void loadPublicConfig()
      .then(storeRatesOfDay)
      .catch(() => null)
  }, [getValues, setFocus, setValue])

  const { country, city } = place
  useEffect(() => {
    // Its guide is read next, at home or at the airport, maybe without a network.
    keepForLater(`/${country}/${city}`)
  }, [country, city])

  useEffect(() => {
    if (shouldFocusAmount) setFocus('amount', { shouldSelect: true })
  }, [shouldFocusAmount, setFocus])

  async function submit({ amount, currency }: CalculatorInput) {
    if (formState.isSubmitting) return
    const asked = readTyped({ amount, currency, chosenCents: chosenFor(amount) })
    if (asked.kind !== 'read') {
      setTimesUnanswered((times) => times + 1)
      return
    }
    try {
      const calculation = await calculate({ currency, cents: asked.cents }, place)
      if (calculation.isEstimated) showToast('error', m.calculator_estimated_conversion())
      calculatorStore.write({ amount, currency, place, calculation })
      await onCalculated(calculation)
    } catch (error) {
      console.error('The calculation failed:', error)
      showToast('error', m.calculator_failed())
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="grid gap-2 md:gap-2.5"
      aria-label={m.calculator_name()}
    >
      <AmountPart
        form={form}
        timesUnanswered={timesUnanswered}
        onChange={() => {
          setTimesUnanswered(0)
          onTyping?.()
        }}
      />
      <PlaceFields place={place} onChange={onPlaceChange} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {formState.isSubmitting ? m.calculator_calculating() : m.calculator_submit()}
      </Button>
      <noscript>
        <p className="rounded bg-sunken px-2 py-1.75 text-small">
          {m.calculator_without_script()}
          {countries.map((country) => (
            // A space before each, or they are one word that no line can break.
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
