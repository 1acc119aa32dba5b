import type { Context, MiddlewareHandler } from 'hono'
import { isLoopbackAddress } from '#server/settings/loopback-address.mjs'
import { ApiError } from './api-error.ts'
import type { Limit, RateLimits, Taken } from './rate-limits.ts'
import { limitsOfSender } from './sender-networks.ts'

/** How to find the sender of a request, and whether the server runs in production. */
export type Senders = { senderOf: (c: Context) => string; isProduction: boolean }

/**
 * Returns whether a sender is exempt from limits. In development this machine is, because tests and benchmarks create
 * hundreds of accounts and rows. Behind a trusted proxy the real sender counts.
 */
export function isExempt(sender: string, isProduction: boolean): boolean {
  if (isProduction) return false
  return sender === 'unknown' || isLoopbackAddress(sender) || sender === '0:0:0:0::/64'
}

/**
 * Counts `count` calls or rows of the sender and of its wider networks, all or none. Throws 429 with Retry-After above
 * a limit.
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

/** Limits the calls of one sender. Throws 429 with Retry-After. */
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

/** Throws 429 with Retry-After unless the limit granted it. */
export function requireGranted(taken: Taken): void {
  if (!taken.isGranted) throw overRequestLimit(taken.retryAfterSeconds)
}

/** Returns 429 over_request_rate_limit, to be thrown. */
export const overRequestLimit = (retryAfterSeconds: number): ApiError =>
  new ApiError({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })
