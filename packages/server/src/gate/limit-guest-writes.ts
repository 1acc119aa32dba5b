import type { Context } from 'hono'
import { demandAllowance, type Senders } from './limit-sender.ts'
import type { Limit, RateLimits } from './rate-limits.ts'

const minuteMs = 60_000
/** The tables that guests write. Each of their rows sends mail, to an address that anybody may have typed. */
const limitOf = new Map<string, Limit>([
  ['leads', { name: 'ip-leads', burst: 30, refillMs: 5 * minuteMs }],
  ['bookings', { name: 'ip-bookings', burst: 10, refillMs: 10 * minuteMs }],
])

export const isMailingTable = (tableName: string): boolean => limitOf.has(tableName)

/** Refuses rows of a sender with too many: beyond 30 leads in five minutes, or 10 bookings in ten, 429. */
export function createGuestWriteLimit(limits: Pick<RateLimits, 'take'>, senders: Senders) {
  return async (c: Context, tableName: string, rowCount: number): Promise<void> => {
    const limit = limitOf.get(tableName)
    if (limit) await demandAllowance(limits, { limit, count: rowCount }, c, senders)
  }
}
