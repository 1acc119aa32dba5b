import type { MailedRide } from '@retour/domain/content/booking-mail'
import { sql } from 'kysely'
import { uuidShape } from '#server/gate/uuid-shape'
import type { Sql } from './accounts.ts'
import type { PendingSignUp } from './pending-sign-ups.ts'
import type { AccountUser, Metadata } from './users.ts'

/** How long a request waits for its account, if its pickup is not earlier. */
const waitingDays = 7
/** The key of a sign-up's `data` that names a waiting request; it never becomes part of what the account says. */
const dataKey = 'retour_waiting_booking'

export function takeWaitingBooking(data: Metadata): { waitingBooking: string | null; metadata: Metadata } {
  const { [dataKey]: key, ...metadata } = data
  return { waitingBooking: typeof key === 'string' && uuidShape.test(key) ? key : null, metadata }
}

/**
 * Ties a waiting request to a sign-up that its mail has to confirm, in the transaction that queues this mail, since the
 * mail says what waits. It waits for the last that named it. A key that names nothing changes nothing; gives what waits.
 */
export async function tieWaitingBooking(
  tx: Sql,
  key: string,
  { user, signUp, now }: { user: AccountUser; signUp: PendingSignUp; now: Date },
): Promise<PendingSignUp> {
  const at = now.toISOString()
  const { rows } = await sql`update app.waiting_bookings
    set user_id = ${user.id}::uuid, email = ${user.email},
      expires_at = least(pickup_date, ${at}::timestamptz + ${waitingDays} * interval '1 day')
    where idempotency_key = ${key}::uuid and expires_at > ${at}::timestamptz
    returning idempotency_key`.execute(tx)
  if (rows.length === 0) return signUp
  await sql`update app.pending_sign_ups set waiting_booking = null where waiting_booking = ${key}::uuid`.execute(
    tx,
  )
  await sql`update app.pending_sign_ups set waiting_booking = ${key}::uuid where id = ${signUp.id}::uuid`.execute(
    tx,
  )
  return { ...signUp, waiting_booking: key }
}

/** What waits for this sign-up and would be sent now; null for nothing. */
export async function readWaitingBooking(
  run: Sql,
  signUp: PendingSignUp,
  now: Date,
): Promise<MailedRide | null> {
  if (!signUp.waiting_booking) return null
  const { rows } = await sql<Omit<MailedRide, 'pickupAt'> & { pickupAt: Date }>`
    select pickup_date as "pickupAt", phone, pickup_location as "pickupLocation",
      dropoff_location as "dropoffLocation", vehicle_type as vehicle, passenger_count as "passengerCount",
      special_requests as "specialRequests", flight_number as "flightNumber", city, country
    from app.waiting_bookings
    where idempotency_key = ${signUp.waiting_booking}::uuid and user_id = ${signUp.user_id}::uuid
      and expires_at > ${now.toISOString()}::timestamptz`.execute(run)
  const [row] = rows
  return row ? { ...row, pickupAt: row.pickupAt.toISOString() } : null
}

export type SentBooking = 'sent' | 'expired' | null

/**
 * Makes the waiting request one of the account that was just confirmed, with its mails, in the same transaction. One that
 * its first browser has sent by now stays as it is. Name and address are the account's, as for every request of it.
 */
export async function sendWaitingBooking(
  tx: Sql,
  { user, signUp, now }: { user: AccountUser; signUp: PendingSignUp; now: Date },
): Promise<SentBooking> {
  const { rows } = await sql<{ isDue: boolean }>`
    with held as (
      delete from app.waiting_bookings
      where idempotency_key = ${signUp.waiting_booking}::uuid and user_id = ${user.id}::uuid
      returning *, expires_at > ${now.toISOString()}::timestamptz and pickup_date > now() as is_due
    ), sent as (
      insert into public.bookings (user_id, full_name, email, phone, pickup_date, pickup_location, dropoff_location,
        vehicle_type, passenger_count, special_requests, flight_number, city, country, idempotency_key)
      select user_id, coalesce(${nameOf(user)}::text, full_name), ${user.email}, phone, pickup_date, pickup_location, dropoff_location,
        vehicle_type, passenger_count, special_requests, flight_number, city, country, idempotency_key
      from held where is_due
      on conflict (idempotency_key) do nothing
    )
    select is_due as "isDue" from held`.execute(tx)
  const [held] = rows
  return held ? (held.isDue ? 'sent' : 'expired') : null
}

/** Removes the requests of an account that none of its sign-ups names any more: no link sends them. */
export async function dropUnnamedBookings(tx: Sql, userId: string): Promise<void> {
  await sql`delete from app.waiting_bookings w where w.user_id = ${userId}::uuid and not exists (
    select from app.pending_sign_ups p where p.user_id = w.user_id and p.waiting_booking = w.idempotency_key)`.execute(
    tx,
  )
}

/** The account's name where a booking can carry it. */
function nameOf({ raw_user_meta_data: { full_name: name } }: AccountUser): string | null {
  const text = typeof name === 'string' ? name.trim() : ''
  return /^[^\p{Cc}\u2028\u2029]{2,120}$/u.test(text) ? text : null
}
