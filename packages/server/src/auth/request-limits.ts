import type { MiddlewareHandler } from 'hono'
import { mailsOfSender } from '#server/gate/limit-guest-writes'
import { limitSender, type Senders } from '#server/gate/limit-sender'
import type { Limit, RateLimits } from '#server/gate/rate-limits'

const minuteMs = 60_000
/** Calls of one sender. */
export const signInRequests: Limit = { name: 'ip-sign-in', burst: 30, refillMs: minuteMs }
const callsOf = (call: string): Limit => ({ name: `ip-${call}`, burst: 30, refillMs: 5 * minuteMs })
const withoutMail = ['verify']

/**
 * Limits one sender's calls of a name, 30 in five minutes, and over all that mail 500 a day, together with what the sender
 * leaves at the data API. Refused with 429 and Retry-After.
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
