import type { Context, MiddlewareHandler } from 'hono'
import { DoorError } from './door-error.ts'

type Options = {
  /** Requests that may come at once. */
  burst: number
  /** Time in which a whole burst is granted anew. */
  refillMs: number
  addressOf: (c: Context) => string
  now: () => Date
  /** Senders remembered at most; the one longest unseen is forgotten first. */
  sendersLimit?: number
}

/**
 * Grants each sender a bucket of requests that refills evenly; an empty one answers 429 with Retry-After.
 * Kept in this process's memory: several servers beside each other each grant a bucket of their own.
 */
export function limitRequests(options: Options): MiddlewareHandler {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const sendersLimit = options.sendersLimit ?? 50_000
  const msPerToken = options.refillMs / options.burst
  return async (c, next) => {
    const sender = options.addressOf(c)
    const at = options.now().getTime()
    const known = buckets.get(sender) ?? { tokens: options.burst, at }
    const tokens = Math.min(options.burst, known.tokens + Math.max(0, at - known.at) / msPerToken)
    const isGranted = tokens >= 1
    buckets.delete(sender)
    buckets.set(sender, { tokens: isGranted ? tokens - 1 : tokens, at })
    if (buckets.size > sendersLimit) buckets.delete(buckets.keys().next().value ?? '')
    if (isGranted) return next()
    throw new DoorError({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(((1 - tokens) * msPerToken) / 1000))) },
    })
  }
}

/**
 * At most 30 rows from one address at once and 30 more in five minutes, since a guest's row sends a mail. In
 * development this machine itself is exempt: tests and measurements write thousands.
 */
export function limitGuestWrites(options: {
  isProduction: boolean
  addressOf: (c: Context) => string
  now: () => Date
}): MiddlewareHandler {
  const { addressOf, now } = options
  const limit = limitRequests({ burst: 30, refillMs: 5 * 60_000, addressOf, now })
  return (c, next) => (isExempt(options.isProduction, addressOf(c)) ? next() : limit(c, next))
}

function isExempt(isProduction: boolean, address: string): boolean {
  return !isProduction && (address === 'unknown' || address.startsWith('127.') || address === '0:0:0:0::/64')
}
