import type { OwnRide } from '@retour/domain/wire/ride'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import type { AccountKeys } from '#server/keys/account-keys'
import { rideToken } from '#server/mail/ride-link'

/** The maximum bookings of an account (docs/ceilings.md). */
const most = 500

/** Returns the rides of an account with the token of each ride's page, the latest pickup first. */
export async function listOwnRides(
  { own }: Pick<Database, 'own'>,
  keys: AccountKeys,
  userId: string,
): Promise<OwnRide[]> {
  const { rows } = await sql<Omit<OwnRide, 'link'>>`
    select b.id, r.state from public.bookings b join app.rides r on r.booking_id = b.id
    where b.user_id = ${userId}::uuid order by b.pickup_date desc, b.id limit ${most}`.execute(own)
  return rows.map((row) => ({ ...row, link: rideToken(keys, row.id) }))
}
