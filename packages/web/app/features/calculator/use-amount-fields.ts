import type { Currency } from '@retour/domain/money/currencies'
import { useEffect, useRef } from 'react'
import { calculatorStore, chosenFor } from './calculator-store.ts'
import { readTypedHash, type TypedPurchase } from './typed-hash.ts'

/**
 * Returns two uncontrolled fields, so that input from before hydration stays. An empty field is filled from the URL or
 * the session store. A form library would add a tenth to this page's script.
 */
export function useAmountFields(shouldFocusAmount: boolean) {
  const amount = useRef<HTMLInputElement>(null)
  const currency = useRef<HTMLSelectElement>(null)

  useEffect(() => {
    const [text, list] = [amount.current, currency.current]
    if (!text || !list) return
    const early = { amount: text.value, currency: list.value as Currency }
    const stored = early.amount ? early : (readTypedHash(location.hash) ?? calculatorStore.read())
    if (!stored.amount) return
    text.value = stored.amount
    list.value = stored.currency
    calculatorStore.write({
      amount: stored.amount,
      currency: stored.currency,
      chosenCents: chosenFor(stored.amount),
    })
    // If the field has the focus, selects the text, so that typing replaces it.
    if (stored.amount !== early.amount && document.activeElement === text) text.select()
  }, [])

  useEffect(() => {
    if (!shouldFocusAmount) return
    amount.current?.focus()
    amount.current?.select()
  }, [shouldFocusAmount])

  return {
    refs: { amount, currency },
    /** Returns the current values of the fields. */
    read: (): TypedPurchase => ({
      amount: amount.current?.value ?? '',
      currency: (currency.current?.value ?? 'EUR') as Currency,
    }),
    switchTo: (next: Currency) => {
      if (currency.current) currency.current.value = next
      currency.current?.focus()
    },
    focusAmount: () => amount.current?.focus(),
  }
}

export type AmountFields = ReturnType<typeof useAmountFields>
