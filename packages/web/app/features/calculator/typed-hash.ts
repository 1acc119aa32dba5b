import { isCurrency, type Currency } from '@retour/domain/money/currencies'
import { maxAmountLength } from '@retour/domain/money/parse-amount'

/** The current values of the calculator's fields: the text as typed and the chosen currency. */
export interface TypedPurchase {
  amount: string
  currency: Currency
}

/** Returns a URL fragment with the values, for a browser without storage. Fragments are not sent to the server. */
export const typedHash = ({ amount, currency }: TypedPurchase) =>
  `#${new URLSearchParams({ amount, currency }).toString()}`

/** Parses such a fragment; null for any other. */
export function readTypedHash(hash: string): TypedPurchase | null {
  const fields = new URLSearchParams(hash.slice(1))
  const [amount, currency] = [fields.get('amount'), fields.get('currency')]
  if (!amount || !isCurrency(currency)) return null
  return { amount: amount.slice(0, maxAmountLength), currency }
}
