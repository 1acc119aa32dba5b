import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#server/config'
import type { AccountKeys } from '#server/keys/account-keys'
import { isLoopbackHost } from '#server/settings/loopback-address.mjs'

export const mailboxPath = '/dev/mailbox'

type MailSettings = Pick<
  Config,
  'host' | 'isMailDiscarded' | 'isProduction' | 'isWeb' | 'isWorker' | 'smtpUrl'
>

/**
 * Returns whether the mailbox page is available: only if this process writes mails to files, listens on a loopback
 * address and is not in production. Whoever reads the mails can take over any account.
 */
export function hasMailbox(config: MailSettings): boolean {
  const writesFiles = config.isWorker && config.smtpUrl === null && !config.isMailDiscarded
  return !config.isProduction && config.isWeb && writesFiles && isLoopbackHost(config.host)
}

/** Returns the access token of the mailbox page. It is derived from the server's keys, so it survives a restart. */
export function mailboxToken(keys: AccountKeys): string {
  return keys.secretFor('mailbox page').toString('base64url')
}

/** Compares a token with that of the mailbox page, in constant time. */
export function isMailboxToken(keys: AccountKeys, given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(mailboxToken(keys))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Returns the mailbox URL for the console, or null if there is no mailbox page. */
export function mailboxAddress(url: string, config: Config, keys: AccountKeys): string | null {
  return hasMailbox(config) ? `${url}${mailboxPath}?token=${mailboxToken(keys)}` : null
}
