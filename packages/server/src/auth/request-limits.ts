import type { MiddlewareHandler } from 'hono'
import { mailsOfSender } from '#server/gate/limit-guest-writes'
import { limitSender, type Senders } from '#server/gate/limit-sender'
import type { Limit, RateLimits } from '#server/gate/rate-limits'

const minuteMs = 60_000
/** Sign-ins of one sender: 30 in a minute. */
export const signInRequests: Limit = { name: 'ip-sign-in', burst: 30, refillMs: minuteMs }
const callsOf = (call: string): Limit => ({ name: `ip-${call}`, burst: 30, refillMs: 5 * minuteMs })
const withoutMail = ['verify']

/**
 * Limits a route to 30 calls of one sender in five minutes. Routes that send mail share a limit of 500 a day with the
 * sender's inserts at the data API. Throws 429 with Retry-After.
 */
export function limitCalls(
  limits: Pick<RateLimits, 'takeAll'>,
  call: string,
  senders: Senders,
): MiddlewareHandler {
  const ofCall = limitSender(limits, callsOf(call), senders)
  if (withoutMail.includes(call)) return ofCall
  const ofDay = limitSender(limits, mailsOfSender, senders)
  return (c, next) => ofCall(c, async () => void (await ofDay(c, next)))
}
