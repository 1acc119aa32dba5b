import type { Context, MiddlewareHandler } from 'hono'
import { DoorError } from './door-error.ts'
import type { Limit, RateLimits } from './rate-limits.ts'

export type Senders = { senderOf: (c: Context) => string; isProduction: boolean }

/**
 * Is this sender beyond limits? In development this machine itself is exempt, since tests and measurements make
 * hundreds of accounts and rows; behind a trusted proxy the real sender counts.
 */
export function isExempt(sender: string, isProduction: boolean): boolean {
  if (isProduction) return false
  return sender === 'unknown' || sender.startsWith('127.') || sender === '0:0:0:0::/64'
}

/** Takes `count` of the sender's allowance, all or none, or refuses the call with 429 and Retry-After. */
export async function demandAllowance(
  limits: Pick<RateLimits, 'take'>,
  { limit, count }: { limit: Limit; count: number },
  c: Context,
  { senderOf, isProduction }: Senders,
): Promise<void> {
  const sender = senderOf(c)
  if (isExempt(sender, isProduction)) return
  const taken = await limits.take(limit, sender, { count })
  if (!taken.isGranted) throw overRequestLimit(taken.retryAfterSeconds)
}

/** Limits one sender's calls; refused with 429 and Retry-After. */
export function limitSender(
  limits: Pick<RateLimits, 'take'>,
  limit: Limit,
  senders: Senders,
): MiddlewareHandler {
  return async (c, next) => {
    await demandAllowance(limits, { limit, count: 1 }, c, senders)
    return next()
  }
}

export const overRequestLimit = (retryAfterSeconds: number): DoorError =>
  new DoorError({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })
