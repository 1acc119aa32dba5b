import type { Limit } from '#server/gate/rate-limits'
import type { Accounts, Sql } from './accounts.ts'
import { mailboxOf } from './email-address.ts'

const dayMs = 86_400_000
const betweenMails: Limit = { name: 'mail-minute', burst: 1, refillMs: 60_000 }
// The key contains the day, and nothing is refilled within a day, so the limit is exactly five a day.
const eachDay: Limit = { name: 'mail-day', burst: 5, refillMs: 5 * dayMs }
// The same limit, up to five mails ahead: an early mail is delayed instead of refused.
const mailsInLine: Limit = { name: betweenMails.name, burst: 5, refillMs: 5 * betweenMails.refillMs }
const oncePerDay: Limit = { name: 'mail-once', burst: 1, refillMs: dayMs }

/**
 * Counts a mail of this kind to this address and returns whether it may be sent: one in 60 seconds and five a day for
 * each mailbox. Mails to unknown addresses are counted too. The caller must not reveal the result.
 */
export async function takeMail(accounts: Accounts, kind: string, email: string): Promise<boolean> {
  return (await takeMailTime(accounts.database.own, accounts, kind, { email, mayWait: false })) !== null
}

/**
 * Like `takeMail`, in the caller's transaction. Returns when the mail may be sent: now or, with `mayWait`, one minute
 * after the previous mail. Null if it may not be sent.
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

/**
 * Counts a notice that the recipient did not request, and returns whether it may be sent: one a day for each mailbox.
 */
export async function takeDailyMail(
  tx: Sql,
  accounts: Accounts,
  kind: string,
  email: string,
): Promise<boolean> {
  return (await accounts.limits.take(oncePerDay, `${kind} ${mailboxOf(email)}`, { run: tx })).isGranted
}
