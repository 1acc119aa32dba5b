import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

/**
 * The mark (base64url) by which a mailed link is known as ours. It comes from a key outside of the database, one for each
 * purpose: whoever has the mail can use its link, and nobody can make one for somebody else.
 */
export const markOf = (keys: Pick<AccountKeys, 'secretFor'>, purpose: string, text: string): string =>
  digestOf(keys, purpose, text).toString('base64url')

/** Is this the mark of that text? Takes the same time whatever it is. */
export function isMarkOf(
  keys: Pick<AccountKeys, 'secretFor'>,
  purpose: string,
  text: string,
  mark: string,
): boolean {
  const given = Buffer.from(mark, 'base64url')
  const right = digestOf(keys, purpose, text)
  return given.length === right.length && timingSafeEqual(given, right)
}

const digestOf = (keys: Pick<AccountKeys, 'secretFor'>, purpose: string, text: string) =>
  createHmac('sha256', keys.secretFor(purpose)).update(text).digest()
