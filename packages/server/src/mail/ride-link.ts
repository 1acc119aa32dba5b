import type { AccountKeys } from '#server/keys/account-keys'
import { uuidShape } from '#server/gate/uuid-shape'
import { isMarkOf, markOf } from './link-mark.ts'

const purpose = 'pages of rides'

/** What proves that somebody was mailed about a ride: its booking's id and our mark of it. */
export const rideToken = (keys: AccountKeys, bookingId: string): string =>
  `${bookingId}.${markOf(keys, purpose, bookingId)}`

/** The customer's page of a ride. The token stands behind "#", which no browser sends to a server and no log sees. */
export const rideUrl = (keys: AccountKeys, siteUrl: string, bookingId: string): string =>
  `${siteUrl}/ride#${rideToken(keys, bookingId)}`

/** The booking that a token was made for; null for every token that is not ours. */
export function readRideToken(keys: AccountKeys, token: string): string | null {
  const [bookingId = '', mark = '', ...more] = token.split('.')
  if (!uuidShape.test(bookingId) || mark === '' || more.length > 0 || token.length > 200) return null
  return isMarkOf(keys, purpose, bookingId, mark) ? bookingId : null
}
