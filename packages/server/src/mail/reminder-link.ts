import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

export const remindersPath = '/mail/reminders'

/**
 * The one link of all mails about these reminders: its page confirms them, and ends them. Nobody can make one for an
 * address that is not theirs, since the mark comes from a key outside of the database.
 */
export function remindersUrl(keys: AccountKeys, apiUrl: string, subscription: string): string {
  return `${apiUrl}${remindersPath}?token=${subscription}.${markOf(keys, subscription).toString('base64url')}`
}

/** The subscription that a link was made for; null for every token that is not ours. */
export function readRemindersToken(keys: AccountKeys, token: string): string | null {
  const [subscription, mark, ...more] = token.split('.')
  if (!subscription || !mark || more.length > 0 || token.length > 200) return null
  const given = Buffer.from(mark, 'base64url')
  const right = markOf(keys, subscription)
  return given.length === right.length && timingSafeEqual(given, right) ? subscription : null
}

function markOf(keys: AccountKeys, subscription: string): Buffer {
  return createHmac('sha256', keys.secretFor('trip reminders')).update(subscription).digest()
}
