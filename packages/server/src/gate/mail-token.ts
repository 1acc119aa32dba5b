import { createHmac } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

/**
 * Returns the token of the link in a mail: an HMAC of the mail's id, with a key that is not in the database. So every
 * retry of a mail has the same link, and no table contains a usable token.
 */
export function mailToken(keys: AccountKeys, mailId: string): string {
  return createHmac('sha256', keys.secretFor('mailed link')).update(mailId).digest('base64url')
}

/** Returns the six-digit code of a mail. Link and code cannot be derived from each other. */
export function mailCode(keys: AccountKeys, mailId: string): string {
  const digest = createHmac('sha256', keys.secretFor('mailed code')).update(mailId).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}
