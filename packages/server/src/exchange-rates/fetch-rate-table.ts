import { currencies, type Currency } from '@retour/domain/money/currencies'
import { isPlausibleRateTable, type RateTable } from '@retour/domain/money/exchange'
import { redact } from '#server/gate/redact'

const sizeLimitBytes = 64 * 1024

/** The rate service gave no usable response. The message has the reason without the URL. */
export class RatesError extends Error {
  override readonly name = 'RatesError'
}

/**
 * Requests `${fxUrl}/latest?base=EUR`: the rates of the latest banking day, in units of each currency per euro. Throws
 * RatesError if the response is late, redirected, not 200, above 64 kB, not JSON, not based on the euro or dated in the
 * future, or if a rate differs from the fallback rates by more than a factor of three.
 */
export async function fetchRateTable(options: {
  fxUrl: string
  today: string
  timeoutMs: number
  signal?: AbortSignal
}): Promise<RateTable> {
  const limit = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  try {
    const response = await fetch(`${options.fxUrl}/latest?base=EUR`, {
      signal,
      redirect: 'error',
      headers: { Accept: 'application/json' },
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new RatesError(`the rate service answered ${response.status}`)
    }
    return readTable(JSON.parse(await readText(response)), options.today)
  } catch (error) {
    if (error instanceof RatesError) throw error
    if (limit.aborted) throw new RatesError(`the rate service took longer than ${options.timeoutMs} ms`)
    throw new RatesError(`the rate service cannot be used: ${describe(error)}`)
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > sizeLimitBytes) throw new RatesError('the rate service answered more than 64 kB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns only the nine currencies. The service omits its base, so the euro is added as 1. */
function readTable(body: unknown, today: string): RateTable {
  const { base, date, rates } = (body ?? {}) as { base?: unknown; date?: unknown; rates?: unknown }
  if (base !== 'EUR') throw new RatesError('the rate service answered for another base than EUR')
  if (!isDay(date) || date > today) throw new RatesError('the rate service answered without a usable date')
  const given = (rates ?? {}) as Partial<Record<Currency, unknown>>
  const table = {
    base,
    date,
    rates: Object.fromEntries(
      currencies.map((currency) => [currency, currency === 'EUR' ? 1 : given[currency]]),
    ),
    source: 'ecb',
  }
  if (!isPlausibleRateTable(table)) throw new RatesError('the rate service answered with implausible rates')
  return table
}

function isDay(date: unknown): date is string {
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
}

function describe(error: unknown): string {
  const { cause, message } = error as Error & { cause?: Error }
  return redact(cause?.message || message).slice(0, 200)
}
