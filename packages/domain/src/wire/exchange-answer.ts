import type { Currency } from '../money/currencies.ts'

/**
 * The answer of `/fx/latest?amount&from&to`, in the shape of the public exchange-rate service:
 * `rates[to]` is already multiplied by `amount`; `date` is the banking day of the table, YYYY-MM-DD.
 */
export type ExchangeAnswer = {
  amount: number
  base: Currency
  date: string
  rates: Partial<Record<Currency, number>>
}
