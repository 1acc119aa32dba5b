import type { AccountKeys } from '#server/keys/account-keys'
import { isMarkOf, markOf } from './link-mark.ts'

export const remindersPath = '/mail/reminders'

const purpose = 'trip reminders'

/**
 * Returns the link for all mails about the reminders with this key. Its page confirms and ends them. The database chose
 * the key.
 */
export function remindersUrl(keys: AccountKeys, apiUrl: string, linkKey: string): string {
  return `${apiUrl}${remindersPath}?token=${linkKey}.${markOf(keys, purpose, linkKey)}`
}

/** Returns the key of a token, or null if we did not sign it. */
export function readRemindersToken(keys: AccountKeys, token: string): string | null {
  const [linkKey, mark, ...more] = token.split('.')
  if (!linkKey || !mark || more.length > 0 || token.length > 200) return null
  return isMarkOf(keys, purpose, linkKey, mark) ? linkKey : null
}
