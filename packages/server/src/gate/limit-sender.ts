import type { Context, MiddlewareHandler } from 'hono'
import { isLoopbackAddress } from '#server/settings/loopback-address.mjs'
import { ApiError } from './api-error.ts'
import type { Limit, RateLimits, Taken } from './rate-limits.ts'
import { limitsOfSender } from './sender-networks.ts'

export type Senders = { senderOf: (c: Context) => string; isProduction: boolean }

/**
 * Is this sender beyond limits? In development this machine itself is exempt, since tests and measurements make
 * hundreds of accounts and rows; behind a trusted proxy the real sender counts.
 */
export function isExempt(sender: string, isProduction: boolean): boolean {
  if (isProduction) return false
  return sender === 'unknown' || isLoopbackAddress(sender) || sender === '0:0:0:0::/64'
}

/**
 * Takes `count` of the sender's allowance and of its wider networks', all or none, or refuses the call with 429 and
 * Retry-After.
 */
export async function requireAllowance(
  limits: Pick<RateLimits, 'takeAll'>,
  { limit, count }: { limit: Limit; count: number },
  c: Context,
  { senderOf, isProduction }: Senders,
): Promise<void> {
  const sender = senderOf(c)
  if (isExempt(sender, isProduction)) return
  requireGranted(await limits.takeAll(limitsOfSender(limit, sender), { count }))
}

/** Middleware that limits one sender's calls; refuses with 429 and Retry-After. */
export function limitSender(
  limits: Pick<RateLimits, 'takeAll'>,
  limit: Limit,
  senders: Senders,
): MiddlewareHandler {
  return async (c, next) => {
    await requireAllowance(limits, { limit, count: 1 }, c, senders)
    return next()
  }
}

/** Throws 429 with Retry-After unless the allowance was granted. */
export function requireGranted(taken: Taken): void {
  if (!taken.isGranted) throw overRequestLimit(taken.retryAfterSeconds)
}

export const overRequestLimit = (retryAfterSeconds: number): ApiError =>
  new ApiError({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })
