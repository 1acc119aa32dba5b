import { toAmount, type Money } from '@retour/domain/money/money'
import { currencies, type Currency } from '@retour/domain/money/currencies'
import type { ExchangeAnswer } from '@retour/domain/wire/exchange-answer'
import { BackendError, toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { loadPublicConfig } from './public-config.ts'

/**
 * Converts an amount at today's rate. `amount` is in the currency `to`; `date` (YYYY-MM-DD) is the rate's banking day.
 * Throws BackendError.
 */
export async function convertAmount(money: Money, to: Currency): Promise<{ amount: number; date: string }> {
  const { rates, date } = await askRates({ amount: String(toAmount(money)), from: money.currency, to })
  const amount = rates[to]
  if (typeof amount === 'number' && Number.isFinite(amount)) return { amount, date }
  throw new BackendError('failed', 'The answer holds no rate.')
}

/** Returns how much of each currency one euro buys today, as far as the response contains it. Throws BackendError. */
export async function loadRates(): Promise<Pick<ExchangeAnswer, 'rates' | 'date'>> {
  const others = currencies.filter((currency) => currency !== 'EUR')
  return askRates({ from: 'EUR', to: others.join(',') })
}

/** Sent without a key, because the call may go to a public service. */
async function askRates(question: Record<string, string>): Promise<Pick<ExchangeAnswer, 'rates' | 'date'>> {
  try {
    const { ratesUrl } = await loadPublicConfig()
    const response = await fetchBackend(`${ratesUrl}/latest?${new URLSearchParams(question)}`, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
    })
    const { rates, date } = ((await response.json()) ?? {}) as Partial<ExchangeAnswer>
    if (typeof date === 'string' && rates) return { rates, date }
    throw new BackendError('failed', 'The answer holds no rates.')
  } catch (error) {
    throw toBackendError(error)
  }
}
