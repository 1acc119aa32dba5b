import type { MiddlewareHandler, Context } from 'hono'
import type { Accounts } from './accounts.ts'
import { overRequestLimit } from './auth-error.ts'
import { take, type Limit } from './limits.ts'

const minuteMs = 60_000
export const signInRequests: Limit = { name: 'ip-sign-in', burst: 30, refillMs: minuteMs }
export const callsThatMail = (call: string): Limit => ({
  name: `ip-${call}`,
  burst: 30,
  refillMs: 5 * minuteMs,
})

export type SenderOf = (c: Context) => string

/**
 * Limits one sender's calls; refused with 429 and Retry-After. In development this machine itself is exempt,
 * since tests and measurements make hundreds of accounts; behind a trusted proxy the real sender counts.
 */
export function limitSender(
  accounts: Accounts,
  limit: Limit,
  options: { senderOf: SenderOf; isProduction: boolean },
): MiddlewareHandler {
  return async (c, next) => {
    const sender = options.senderOf(c)
    if (!options.isProduction && isThisMachine(sender)) return next()
    const taken = await take(accounts, limit, sender)
    if (!taken.isGranted) throw overRequestLimit(taken.retryAfterSeconds)
    return next()
  }
}

function isThisMachine(sender: string): boolean {
  return sender === 'unknown' || sender.startsWith('127.') || sender === '0:0:0:0::/64'
}
