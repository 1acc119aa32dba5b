import { toAmount, type Money } from '@retour/domain/money/money'
import type { Currency } from '@retour/domain/money/currencies'
import type { ExchangeAnswer } from '@retour/domain/wire/exchange-answer'
import { BackendError, toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { loadPublicConfig } from './public-config.ts'

/**
 * Converts an amount at the day's rate: `amount` is in `to`, `date` (YYYY-MM-DD) the rate's banking day.
 * Asked without a key: the call may go to a public service. Throws BackendError.
 */
export async function convertAmount(money: Money, to: Currency): Promise<{ amount: number; date: string }> {
  const query = new URLSearchParams({ amount: String(toAmount(money)), from: money.currency, to })
  try {
    const { ratesUrl } = await loadPublicConfig()
    const response = await fetchBackend(`${ratesUrl}/latest?${query}`, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
    })
    const answer = (await response.json()) as ExchangeAnswer
    const amount = answer?.rates?.[to]
    if (typeof amount !== 'number' || !Number.isFinite(amount) || typeof answer.date !== 'string')
      throw new BackendError('failed', 'The answer holds no rate.')
    return { amount, date: answer.date }
  } catch (error) {
    throw toBackendError(error)
  }
}
