import type { Limit } from '#server/gate/rate-limits'
import type { Accounts, Sql } from './accounts.ts'
import { mailboxOf } from './email-address.ts'

const dayMs = 86_400_000
const betweenMails: Limit = { name: 'mail-minute', burst: 1, refillMs: 60_000 }
// The key holds the day and nothing is refilled within it, so the limit is exactly five a day.
const eachDay: Limit = { name: 'mail-day', burst: 5, refillMs: 5 * dayMs }
// The same allowance, up to five mails ahead: an early mail is delayed instead of refused.
const mailsInLine: Limit = { name: betweenMails.name, burst: 5, refillMs: 5 * betweenMails.refillMs }
const oncePerDay: Limit = { name: 'mail-once', burst: 1, refillMs: dayMs }

/**
 * May a mail of this kind go to this address now? At most one in 60 seconds and five a day to one mailbox.
 * Also counts mails to unknown addresses; the caller never learns of a refusal.
 */
export async function takeMail(accounts: Accounts, kind: string, email: string): Promise<boolean> {
  return (await takeMailTime(accounts.database.own, accounts, kind, { email, mayWait: false })) !== null
}

/**
 * The same for a mail that may wait: when it may leave, now or a minute after the one before it; null when the day's
 * five are spent. In the caller's transaction.
 */
export async function takeMailTime(
  tx: Sql,
  accounts: Accounts,
  kind: string,
  { email, mayWait }: { email: string; mayWait: boolean },
): Promise<Date | null> {
  const { limits } = accounts
  const now = accounts.now()
  const mailbox = `${kind} ${mailboxOf(email)}`
  const taken = await limits.take(betweenMails, mailbox, { run: tx })
  if (!taken.isGranted && !(mayWait && (await limits.take(mailsInLine, mailbox, { run: tx })).isGranted))
    return null
  const day = now.toISOString().slice(0, 10)
  if (!(await limits.take(eachDay, `${mailbox} ${day}`, { run: tx })).isGranted) return null
  return new Date(now.getTime() + (taken.isGranted ? 0 : taken.retryAfterSeconds * 1000))
}

/** For notices that nobody asked for: one a day. */
export async function takeDailyMail(
  tx: Sql,
  accounts: Accounts,
  kind: string,
  email: string,
): Promise<boolean> {
  return (await accounts.limits.take(oncePerDay, `${kind} ${mailboxOf(email)}`, { run: tx })).isGranted
}
