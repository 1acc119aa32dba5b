import type { Limit } from '#server/gate/rate-limits'

const minuteMs = 60_000
/** Calls of one sender. */
export const signInRequests: Limit = { name: 'ip-sign-in', burst: 30, refillMs: minuteMs }
export const callsThatMail = (call: string): Limit => ({
  name: `ip-${call}`,
  burst: 30,
  refillMs: 5 * minuteMs,
})
