import type { AccountKeys } from '#server/keys/account-keys'
import { isMarkOf, markOf } from './link-mark.ts'

export const unsubscribePath = '/mail/unsubscribe'

const purpose = 'unsubscribe link'

/** The link by which an address ends its guides, for as long as the signing keys live. It holds the address. */
export function unsubscribeUrl(keys: AccountKeys, apiUrl: string, email: string): string {
  const address = email.toLowerCase()
  const token = `${Buffer.from(address).toString('base64url')}.${markOf(keys, purpose, address)}`
  return `${apiUrl}${unsubscribePath}?token=${token}`
}

/** The address that a link was made for; null for every token that is not ours. */
export function readUnsubscribeToken(keys: AccountKeys, token: string): string | null {
  const [address, mark, ...more] = token.split('.')
  if (!address || !mark || more.length > 0 || token.length > 1000) return null
  const email = Buffer.from(address, 'base64url').toString()
  return isMarkOf(keys, purpose, email, mark) ? email : null
}
