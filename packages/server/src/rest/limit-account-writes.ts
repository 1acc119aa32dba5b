import type { Context } from 'hono'
import type { CallerClaims } from '#server/database/database'
import { isExempt, requireGranted, type Senders } from '#server/gate/limit-sender'
import type { Limit, RateLimits } from '#server/gate/rate-limits'

/** Five minutes allow as many rows as a person saves in a day, far more than the pages write. */
const writtenRows: Limit = { name: 'account-rows', burst: 300, refillMs: 5 * 60_000 }

/**
 * Returns a function that limits the rows an account writes, from all its devices: beyond 300 in five minutes it throws
 * 429 with Retry-After. Guests are limited by sender. In development, this machine is exempt, as it is from the limits
 * of senders.
 */
export function createAccountWriteLimit(
  limits: Pick<RateLimits, 'take'>,
  { senderOf, isProduction }: Senders,
) {
  return async (c: Context, caller: CallerClaims, rowCount: number): Promise<void> => {
    if (caller.role === 'anon' || isExempt(senderOf(c), isProduction)) return
    requireGranted(await limits.take(writtenRows, caller.sub, { count: rowCount }))
  }
}
