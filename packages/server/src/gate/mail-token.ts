import { createHmac } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

/**
 * The token in the link of a mail: made from the mail's id and a key outside of the database. So every repeat of
 * a mail carries the same link, and neither the outbox nor the table of tokens holds a usable one.
 */
export function mailToken(keys: AccountKeys, mailId: string): string {
  return createHmac('sha256', keys.secretFor('mailed link')).update(mailId).digest('base64url')
}

/** The six digits of the same mail, unrelated to its link: whoever has the one can't find the other. */
export function mailCode(keys: AccountKeys, mailId: string): string {
  const digest = createHmac('sha256', keys.secretFor('mailed code')).update(mailId).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}
