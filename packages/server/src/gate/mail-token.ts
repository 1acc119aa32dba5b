import { createHmac } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

/**
 * The token in the link of a mail: an HMAC of the mail's id with a key outside of the database. So every retry of
 * a mail carries the same link, and neither the outbox nor the table of tokens holds a usable one.
 */
export function mailToken(keys: AccountKeys, mailId: string): string {
  return createHmac('sha256', keys.secretFor('mailed link')).update(mailId).digest('base64url')
}

/** The six digits of the same mail. They do not reveal the link, nor does the link reveal them. */
export function mailCode(keys: AccountKeys, mailId: string): string {
  const digest = createHmac('sha256', keys.secretFor('mailed code')).update(mailId).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}
