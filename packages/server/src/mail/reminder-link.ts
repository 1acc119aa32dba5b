import type { AccountKeys } from '#server/keys/account-keys'
import { isMarkOf, markOf } from './link-mark.ts'

export const remindersPath = '/mail/reminders'

const purpose = 'trip reminders'

/** The one link of all mails about the reminders with this key, which the database chose: its page confirms and ends them. */
export function remindersUrl(keys: AccountKeys, apiUrl: string, linkKey: string): string {
  return `${apiUrl}${remindersPath}?token=${linkKey}.${markOf(keys, purpose, linkKey)}`
}

/** The key that a link was made for; null for every token that is not ours. */
export function readRemindersToken(keys: AccountKeys, token: string): string | null {
  const [linkKey, mark, ...more] = token.split('.')
  if (!linkKey || !mark || more.length > 0 || token.length > 200) return null
  return isMarkOf(keys, purpose, linkKey, mark) ? linkKey : null
}
