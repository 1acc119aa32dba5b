import { currencies, type Currency } from '@retour/domain/money/currencies'
import { isPlausibleRateTable, type RateTable } from '@retour/domain/money/exchange'
import { redact } from '#server/gate/redact'

const sizeLimitBytes = 64 * 1024

/** The rate service gave nothing usable; the message says why, without its address. */
export class RatesError extends Error {
  override readonly name = 'RatesError'
}

/**
 * Asks `${fxUrl}/latest?base=EUR` for the rates of the newest banking day: units of each currency per euro.
 * Throws RatesError when the answer is late, redirected, no 200, above 64 kB, no JSON, not based on the euro,
 * dated in the future, or off from the fallback rates by more than a factor of three.
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

/** Keeps the nine currencies alone. The service leaves out its base, so the euro is added as 1. */
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
