import type { Context } from 'hono'
import { requireAllowance, type Senders } from './limit-sender.ts'
import type { Limit, RateLimits } from './rate-limits.ts'

const minuteMs = 60_000
/** The tables that guests write, and the function that mails for them. Each of their rows sends mail, to an address that anybody may have typed. */
const limitOf = new Map<string, Limit>([
  ['leads', { name: 'ip-leads', burst: 30, refillMs: 5 * minuteMs }],
  ['bookings', { name: 'ip-bookings', burst: 10, refillMs: 10 * minuteMs }],
  ['set_trip_reminders', { name: 'ip-reminders', burst: 30, refillMs: 5 * minuteMs }],
])

/**
 * All mails that one sender can cause, rows and calls of accounts together: 500 at once, and 500 a day. A hotel or a phone
 * network has many guests behind one address.
 */
export const mailsOfSender: Limit = { name: 'ip-mails', burst: 500, refillMs: 24 * 60 * minuteMs }

export const isMailingTable = (tableName: string): boolean => limitOf.has(tableName)

/**
 * Refuses rows of a sender with too many: beyond 30 leads or sets of reminders in five minutes, 10 bookings in ten,
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
