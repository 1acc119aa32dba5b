import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

/**
 * Returns the signature (base64url) of a link in a mail. Each purpose has its own key, derived from a secret outside
 * the database. Anybody with the mail can use its link; nobody can make one for another person.
 */
export const markOf = (keys: Pick<AccountKeys, 'secretFor'>, purpose: string, text: string): string =>
  digestOf(keys, purpose, text).toString('base64url')

/** Returns whether `mark` is the signature of the text. The comparison takes constant time. */
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
