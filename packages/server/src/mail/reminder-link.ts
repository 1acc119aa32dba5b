import type { AccountKeys } from '#server/keys/account-keys'
import { isMarkOf, markOf } from './link-mark.ts'

export const remindersPath = '/mail/reminders'

const purpose = 'trip reminders'

/** The one link of all mails about these reminders: its page confirms them, and ends them. */
export function remindersUrl(keys: AccountKeys, apiUrl: string, subscription: string): string {
  return `${apiUrl}${remindersPath}?token=${subscription}.${markOf(keys, purpose, subscription)}`
}

/** The subscription that a link was made for; null for every token that is not ours. */
export function readRemindersToken(keys: AccountKeys, token: string): string | null {
  const [subscription, mark, ...more] = token.split('.')
  if (!subscription || !mark || more.length > 0 || token.length > 200) return null
  return isMarkOf(keys, purpose, subscription, mark) ? subscription : null
}
