import { redact } from '#server/gate/redact'
import { PlacesError } from './places-error.ts'

const sizeLimitBytes = 64 * 1024 * 1024
const tries = 4

export type OverpassOptions = {
  /** The URL of an interpreter, ".../api/interpreter". */
  url: string
  /** The User-Agent, which the public servers require. */
  userAgent: string
  timeoutMs: number
  /** Waits between attempts, at most two minutes; tests wait less. */
  pause: (ms: number) => Promise<void>
  tell: (line: string) => void
}

/**
 * Sends a query to Overpass and returns the result of `read`. Retries at most four times after temporary errors: 429
 * and 504 (after Retry-After), other 5xx, no network, a truncated or incomplete response. Throws PlacesError.
 */
export async function askOverpass<Answer>(
  options: OverpassOptions,
  query: string,
  read: (text: string) => Answer,
): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    const outcome = await askOnce(options, query, read)
    if ('answer' in outcome) return outcome.answer
    if (!outcome.mayPass || count === tries)
      throw new PlacesError(`Overpass gave nothing usable: ${outcome.fault}`)
    const waitMs = Math.min(outcome.waitMs ?? 5000 * 2 ** count, 120_000)
    options.tell(`${outcome.fault}; asking again in ${Math.ceil(waitMs / 1000)} s`)
    await options.pause(waitMs)
  }
}

type Outcome<Answer> = { answer: Answer } | { fault: string; mayPass: boolean; waitMs?: number }

async function askOnce<Answer>(
  { url, userAgent, timeoutMs }: OverpassOptions,
  query: string,
  read: (text: string) => Answer,
): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ data: query }),
      headers: { 'User-Agent': userAgent, Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status } = response
    if (status !== 200) {
      await response.body?.cancel()
      const waitMs = waitOf(response.headers.get('Retry-After'))
      return {
        fault: `it answered ${status}`,
        mayPass: status === 429 || status >= 500,
        ...(waitMs !== null && { waitMs }),
      }
    }
    return { answer: read(await textOf(response)) }
  } catch (error) {
    if (error instanceof PlacesError) return { fault: error.message, mayPass: true }
    const { message, cause } = error as Error & { cause?: { code?: string } }
    return { fault: redact(cause?.code ?? message), mayPass: true }
  }
}

/** Parses a Retry-After in seconds, as milliseconds; null for another value. */
const waitOf = (header: string | null) => (/^\d{1,6}$/.test(header ?? '') ? Number(header) * 1000 : null)

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > sizeLimitBytes) throw new PlacesError('it answered more than 64 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
