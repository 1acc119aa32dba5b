import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

export const unsubscribePath = '/mail/unsubscribe'

/**
 * The link by which an address ends its guides, for as long as the signing keys live. It holds the address and a mark
 * made with a key outside of the database: whoever has the mail can use it, and nobody can make one for another address.
 */
export function unsubscribeUrl(keys: AccountKeys, apiUrl: string, email: string): string {
  const address = email.toLowerCase()
  const token = `${Buffer.from(address).toString('base64url')}.${markOf(keys, address).toString('base64url')}`
  return `${apiUrl}${unsubscribePath}?token=${token}`
}

/** The address that a link was made for; null for every token that is not ours. */
export function readUnsubscribeToken(keys: AccountKeys, token: string): string | null {
  const [address, mark, ...more] = token.split('.')
  if (!address || !mark || more.length > 0 || token.length > 1000) return null
  const email = Buffer.from(address, 'base64url').toString()
  const given = Buffer.from(mark, 'base64url')
  const right = markOf(keys, email)
  return given.length === right.length && timingSafeEqual(given, right) ? email : null
}

function markOf(keys: AccountKeys, email: string): Buffer {
  return createHmac('sha256', keys.secretFor('unsubscribe link')).update(email).digest()
}
