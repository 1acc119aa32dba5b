import type { Limit } from '#server/gate/rate-limits'
import type { Accounts, Sql } from './accounts.ts'
import { mailboxOf } from './email-address.ts'

const dayMs = 86_400_000
const betweenMails: Limit = { name: 'mail-minute', burst: 1, refillMs: 60_000 }
// Its keys name the day, and none of it comes back within that day: five, not five and what trickles in.
const eachDay: Limit = { name: 'mail-day', burst: 5, refillMs: 5 * dayMs }
const oncePerDay: Limit = { name: 'mail-once', burst: 1, refillMs: dayMs }
const everyone: Limit = { name: 'mail-everyone', burst: 2000, refillMs: 3_600_000 }

/**
 * May a mail of this kind go to this address now? At most one in 60 seconds and five a day to one mailbox.
 * Asked for unknown addresses too; a refusal is never told to the caller.
 */
export async function takeMail(accounts: Accounts, kind: string, email: string): Promise<boolean> {
  const mailbox = `${kind} ${mailboxOf(email)}`
  const day = accounts.now().toISOString().slice(0, 10)
  return (
    (await accounts.limits.take(betweenMails, mailbox)).isGranted &&
    (await accounts.limits.take(eachDay, `${mailbox} ${day}`)).isGranted
  )
}

/**
 * The ceiling over all mails of accounts together, 2,000 an hour, taken only for a mail that is really written.
 * Beyond it a mail is held for a person to look at.
 */
export async function isBelowCeiling(tx: Sql, accounts: Accounts): Promise<boolean> {
  return (await accounts.limits.take(everyone, 'mail', { run: tx })).isGranted
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
