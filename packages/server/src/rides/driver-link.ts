import { uuidShape } from '#server/gate/uuid-shape'
import type { AccountKeys } from '#server/keys/account-keys'
import { isMarkOf, markOf } from '#server/mail/link-mark'

const purpose = 'pages of drivers'

export type DriverLink = { driverId: string; linkVersion: number }

/** Returns the token of a driver's page: the driver's id, the number of the link, and our signature of both. */
export function driverToken(
  keys: Pick<AccountKeys, 'secretFor'>,
  { driverId, linkVersion }: DriverLink,
): string {
  const named = `${driverId}.${linkVersion}`
  return `${named}.${markOf(keys, purpose, named)}`
}

/**
 * Returns the driver and link of a token, or null if we did not sign it. The database knows whether the link was
 * revoked.
 */
export function readDriverToken(keys: Pick<AccountKeys, 'secretFor'>, token: string): DriverLink | null {
  const [driverId = '', version = '', mark = '', ...more] = token.split('.')
  const isWellFormed =
    uuidShape.test(driverId) && /^[1-9]\d{0,8}$/.test(version) && mark !== '' && more.length === 0
  if (!isWellFormed || !isMarkOf(keys, purpose, `${driverId}.${version}`, mark)) return null
  return { driverId, linkVersion: Number(version) }
}
