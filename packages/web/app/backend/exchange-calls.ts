import { toAmount, type Money } from '@retour/domain/money/money'
import type { Currency } from '@retour/domain/money/currencies'
import type { ExchangeAnswer } from '@retour/domain/wire/exchange-answer'
import { BackendError, toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'

/**
 * Converts an amount at the day's rate: `amount` is in `to`, `date` (YYYY-MM-DD) the rate's banking day.
 * The door is always our own origin, also when the API lives elsewhere. Throws BackendError.
 */
export async function convertAmount(money: Money, to: Currency): Promise<{ amount: number; date: string }> {
  const query = new URLSearchParams({ amount: String(toAmount(money)), from: money.currency, to })
  try {
    const response = await fetchBackend(`/fx/latest?${query}`, { headers: { Accept: 'application/json' } })
    const answer = (await response.json()) as ExchangeAnswer
    const amount = answer?.rates?.[to]
    if (typeof amount !== 'number' || !Number.isFinite(amount) || typeof answer.date !== 'string')
      throw new BackendError('failed', 'The answer holds no rate.')
    return { amount, date: answer.date }
  } catch (error) {
    throw toBackendError(error)
  }
}
