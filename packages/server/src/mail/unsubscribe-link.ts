import type { AccountKeys } from '#server/keys/account-keys'
import { isMarkOf, markOf } from './link-mark.ts'

export const unsubscribePath = '/mail/unsubscribe'

const purpose = 'unsubscribe link'

/**
 * Returns the link that ends the guides of an address. It contains the address and is valid as long as the signing keys
 * are.
 */
export function unsubscribeUrl(keys: AccountKeys, apiUrl: string, email: string): string {
  const address = email.toLowerCase()
  const token = `${Buffer.from(address).toString('base64url')}.${markOf(keys, purpose, address)}`
  return `${apiUrl}${unsubscribePath}?token=${token}`
}

/** Returns the address of a token, or null if we did not sign it. */
export function readUnsubscribeToken(keys: AccountKeys, token: string): string | null {
  const [address, mark, ...more] = token.split('.')
  if (!address || !mark || more.length > 0 || token.length > 1000) return null
  const email = Buffer.from(address, 'base64url').toString()
  return isMarkOf(keys, purpose, email, mark) ? email : null
}
