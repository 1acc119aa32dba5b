import { currencies, type Currency } from '@retour/domain/money/currencies'
import { invalidAmountMessage, parseAmount } from '@retour/domain/money/parse-amount'
import { calculatorCountries } from '@retour/domain/places/calculator-cities'
import { countryName } from '@retour/domain/places/countries'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { m } from '#app/paraglide/messages.js'
import { AmountField } from '#app/ui/amount-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { loadToaster, showToast } from '#app/ui/toast.ts'
import { calculate } from './calculate.ts'
import type { Calculation, CalculatorPlace } from './calculation.ts'
import { calculatorStore } from './calculator-store.ts'
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

interface CalculatorInput {
  /** The text that was typed. */
  amount: string
  currency: Currency
}

/** From here on an amount is set smaller, so that all of it can be seen on a phone. */
const longAmountLength = 9

const currencyOptions = currencies.map((code) => ({ value: code, label: code }))

/** Amount, currency, country and city; the result is remembered in the tab and handed to `onCalculated`. */
export function CalculatorForm({
  place,
  onPlaceChange,
  onCalculated,
  onTyping,
  shouldFocusAmount = false,
}: CalculatorFormProps) {
  // No default values: react-hook-form then takes what was typed before the script arrived.
  const { register, handleSubmit, setValue, setFocus, getValues, control, formState } =
    useForm<CalculatorInput>({ reValidateMode: 'onSubmit' })

  const typedAmount = useWatch({ control, name: 'amount' }) ?? ''

  useEffect(() => {
    const { amount, currency } = calculatorStore.read()
    if (!getValues('amount') && amount) {
      setValue('amount', amount)
      setValue('currency', currency)
    }
    // Asked for now, so that it is there when the button is pressed.
    void loadPublicConfig().catch(() => null)
  }, [getValues, setValue])

  useEffect(() => {
    if (shouldFocusAmount) setFocus('amount', { shouldSelect: true })
  }, [shouldFocusAmount, setFocus])

  async function submit({ amount, currency }: CalculatorInput) {
    const parsed = parseAmount(amount)
    if (!parsed.ok || formState.isSubmitting) return
    try {
      const { calculation, isEstimated } = await calculate({ currency, cents: parsed.cents }, place)
      if (isEstimated) showToast('error', m.calculator_estimated_conversion())
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
      <AmountField
        amount={{
          ...register('amount', {
            validate: (text) => parseAmount(text).ok || invalidAmountMessage,
            onChange: (event) => {
              rememberAmount(event.target.value)
              onTyping?.()
              void loadToaster().catch(() => null)
            },
          }),
          label: m.calculator_amount(),
          hint: m.calculator_amount_hint(),
          error: formState.errors.amount?.message,
          min: 0,
          placeholder: '0.00',
          isLong: typedAmount.length > longAmountLength,
        }}
        currency={{
          ...register('currency', { onChange: (event) => rememberCurrency(event.target.value) }),
          label: m.calculator_currency(),
          options: currencyOptions,
        }}
      />
      <PlaceFields place={place} onChange={onPlaceChange} />
      <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
        {formState.isSubmitting ? m.calculator_calculating() : m.calculator_submit()}
      </Button>
      <noscript>
        <p className="rounded bg-sunken px-2 py-1.75 text-small">
          {m.calculator_without_script()}{' '}
          {calculatorCountries.map((country) => (
            <a key={country} href={`/${country}`} className="me-1 underline">
              {countryName(country)}
            </a>
          ))}
        </p>
      </noscript>
    </form>
  )
}

function rememberAmount(amount: string) {
  calculatorStore.write({ amount })
}

function rememberCurrency(currency: Currency) {
  calculatorStore.write({ currency })
}
