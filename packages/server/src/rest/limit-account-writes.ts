import type { Context } from 'hono'
import type { CallerClaims } from '#server/database/database'
import { isExempt, requireGranted, type Senders } from '#server/gate/limit-sender'
import type { Limit, RateLimits } from '#server/gate/rate-limits'

/** Far more than pages write: a person's day of saved places, settings and calculations in five minutes. */
const writtenRows: Limit = { name: 'account-rows', burst: 300, refillMs: 5 * 60_000 }

/**
 * Refuses rows of an account that has written too many, wherever it writes from: beyond 300 in five minutes 429 with
 * Retry-After. Guests are limited by sender. In development this machine is exempt, as for senders.
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
