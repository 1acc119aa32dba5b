import type { Context } from 'hono'
import { requireAllowance, type Senders } from './limit-sender.ts'
import type { Limit, RateLimits } from './rate-limits.ts'

const minuteMs = 60_000
/** The tables that guests write and the function that mails for them. Each row sends mail to an address that nobody has verified. */
const limitOf = new Map<string, Limit>([
  ['leads', { name: 'ip-leads', burst: 30, refillMs: 5 * minuteMs }],
  ['bookings', { name: 'ip-bookings', burst: 10, refillMs: 10 * minuteMs }],
  ['set_trip_reminders', { name: 'ip-reminders', burst: 30, refillMs: 5 * minuteMs }],
])

/**
 * All mails that one sender can cause, by rows and by calls of the accounts API: 500 at once, and 500 a day. Many guests
 * of a hotel or a phone network share one address.
 */
export const mailsOfSender: Limit = { name: 'ip-mails', burst: 500, refillMs: 24 * 60 * minuteMs }

export const isMailingTable = (tableName: string): boolean => limitOf.has(tableName)

/**
 * Refuses rows of a sender that has written too many: beyond 30 leads or sets of reminders in five minutes, 10 bookings in ten,
 * or 500 mails a day over all that mails, 429.
 */
export function createGuestWriteLimit(limits: Pick<RateLimits, 'takeAll'>, senders: Senders) {
  return async (c: Context, tableName: string, rowCount: number): Promise<void> => {
    const limit = limitOf.get(tableName)
    if (!limit) return
    await requireAllowance(limits, { limit, count: rowCount }, c, senders)
    await requireAllowance(limits, { limit: mailsOfSender, count: rowCount }, c, senders)
  }
}
