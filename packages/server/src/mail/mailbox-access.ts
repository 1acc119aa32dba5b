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
 * Is there a page that shows the mails? Only where this process writes them into files, listens to this machine
 * alone, and is not in production: whoever reads mails can recover any account's password.
 */
export function hasMailbox(config: MailSettings): boolean {
  const writesFiles = config.isWorker && config.smtpUrl === null && !config.isMailDiscarded
  return !config.isProduction && config.isWeb && writesFiles && isLoopbackHost(config.host)
}

/** What opens the page. Made from the server's own keys, so that it stays the same after a restart. */
export function mailboxToken(keys: AccountKeys): string {
  return keys.secretFor('mailbox page').toString('base64url')
}

export function isMailboxToken(keys: AccountKeys, given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(mailboxToken(keys))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The address for the console; null where there is no page. */
export function mailboxAddress(url: string, config: Config, keys: AccountKeys): string | null {
  return hasMailbox(config) ? `${url}${mailboxPath}?token=${mailboxToken(keys)}` : null
}
