import type { Context } from 'hono'
import { requireAllowance, type Senders } from './limit-sender.ts'
import type { Limit, RateLimits } from './rate-limits.ts'

const minuteMs = 60_000
/** The tables and the function that guests write to. Each row sends mail to an address that is not verified. */
const limitOf = new Map<string, Limit>([
  ['leads', { name: 'ip-leads', burst: 30, refillMs: 5 * minuteMs }],
  ['bookings', { name: 'ip-bookings', burst: 10, refillMs: 10 * minuteMs }],
  ['set_trip_reminders', { name: 'ip-reminders', burst: 30, refillMs: 5 * minuteMs }],
])

/**
 * The limit for all mail that one sender can cause, by rows and by calls of the Auth API: 500 at once, and 500 a day.
 * It is high because a hotel or a phone network shares one address among many guests.
 */
export const mailsOfSender: Limit = { name: 'ip-mails', burst: 500, refillMs: 24 * 60 * minuteMs }

/** Returns whether rows of a table send mail to an address that is not verified. */
export const isMailingTable = (tableName: string): boolean => limitOf.has(tableName)

/**
 * Returns a function that counts a sender's rows. It throws 429 above 30 leads or reminder sets in five minutes, 10
 * bookings in ten minutes, or 500 mails a day.
 */
export function createGuestWriteLimit(limits: Pick<RateLimits, 'takeAll'>, senders: Senders) {
  return async (c: Context, tableName: string, rowCount: number): Promise<void> => {
    const limit = limitOf.get(tableName)
    if (!limit) return
    await requireAllowance(limits, { limit, count: rowCount }, c, senders)
    await requireAllowance(limits, { limit: mailsOfSender, count: rowCount }, c, senders)
  }
}
