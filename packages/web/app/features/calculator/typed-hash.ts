import { isCurrency, type Currency } from '@retour/domain/money/currencies'
import { maxAmountLength } from '@retour/domain/money/parse-amount'

/** The two fields of the calculator as they stand: the text that was typed, and the chosen currency. */
export interface TypedPurchase {
  amount: string
  currency: Currency
}

/** A fragment that carries them to the calculator's page where the browser stores nothing; no server is sent it. */
export const typedHash = ({ amount, currency }: TypedPurchase) =>
  `#${new URLSearchParams({ amount, currency }).toString()}`

/** What such a fragment carries; null for every other one. */
export function readTypedHash(hash: string): TypedPurchase | null {
  const fields = new URLSearchParams(hash.slice(1))
  const [amount, currency] = [fields.get('amount'), fields.get('currency')]
  if (!amount || !isCurrency(currency)) return null
  return { amount: amount.slice(0, maxAmountLength), currency }
}
