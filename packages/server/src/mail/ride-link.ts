import type { AccountKeys } from '#server/keys/account-keys'
import { uuidShape } from '#server/gate/uuid-shape'
import { isMarkOf, markOf } from './link-mark.ts'

const purpose = 'pages of rides'

/** Returns the token of a ride's link: the booking's id and our signature of it. */
export const rideToken = (keys: AccountKeys, bookingId: string): string =>
  `${bookingId}.${markOf(keys, purpose, bookingId)}`

/**
 * Returns the URL of the customer's page of a ride. The token is behind "#", so browsers do not send it to a server and
 * it is never logged.
 */
export const rideUrl = (keys: AccountKeys, siteUrl: string, bookingId: string): string =>
  `${siteUrl}/ride#${rideToken(keys, bookingId)}`

/** Returns the booking's id of a token, or null if we did not sign it. */
export function readRideToken(keys: AccountKeys, token: string): string | null {
  const [bookingId = '', mark = '', ...more] = token.split('.')
  if (!uuidShape.test(bookingId) || mark === '' || more.length > 0 || token.length > 200) return null
  return isMarkOf(keys, purpose, bookingId, mark) ? bookingId : null
}
