import type { MailedRide } from '@retour/domain/content/booking-mail'
import { sql } from 'kysely'
import type { Sql } from './accounts.ts'
import type { AccountUser, Metadata } from './users.ts'

/** How long a request waits for its account, if its pickup is not earlier. */
const waitingDays = 7
/** The key of a sign-up's `data` that names a waiting request; it never becomes part of what the account says. */
const dataKey = 'retour_waiting_booking'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function takeWaitingBooking(data: Metadata): { waitingBooking: string | null; metadata: Metadata } {
  const { [dataKey]: key, ...metadata } = data
  return { waitingBooking: typeof key === 'string' && uuid.test(key) ? key : null, metadata }
}

/**
 * Ties a waiting request to an account that its mail has to confirm, in the transaction that queues this mail, since the
 * mail says what waits. An account has one: an earlier one gives way. A key that names nothing changes nothing.
 */
export async function tieWaitingBooking(tx: Sql, key: string, user: AccountUser, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`delete from app.waiting_bookings where user_id = ${user.id}::uuid and idempotency_key <> ${key}::uuid
    and exists (
      select from app.waiting_bookings where idempotency_key = ${key}::uuid and expires_at > ${at}::timestamptz
    )`.execute(tx)
  await sql`update app.waiting_bookings
    set user_id = ${user.id}::uuid, email = ${user.email},
      expires_at = least(pickup_date, ${at}::timestamptz + ${waitingDays} * interval '1 day')
    where idempotency_key = ${key}::uuid and expires_at > ${at}::timestamptz`.execute(tx)
}

/** What waits for this account and would be sent now; null for nothing. */
export async function readWaitingBooking(run: Sql, userId: string, now: Date): Promise<MailedRide | null> {
  const { rows } = await sql<Omit<MailedRide, 'pickupAt'> & { pickupAt: Date }>`
    select pickup_date as "pickupAt", phone, pickup_location as "pickupLocation",
      dropoff_location as "dropoffLocation", vehicle_type as vehicle, passenger_count as "passengerCount",
      special_requests as "specialRequests", flight_number as "flightNumber", city, country
    from app.waiting_bookings
    where user_id = ${userId}::uuid and expires_at > ${now.toISOString()}::timestamptz`.execute(run)
  const [row] = rows
  return row ? { ...row, pickupAt: row.pickupAt.toISOString() } : null
}

export type SentBooking = 'sent' | 'expired' | null

/**
 * Makes the waiting request one of the account that was just confirmed, with its mails, in the same transaction. One that
 * its first browser has sent by now stays as it is. Name and address are the account's, as for every request of it.
 */
export async function sendWaitingBooking(tx: Sql, user: AccountUser, now: Date): Promise<SentBooking> {
  const { rows } = await sql<{ isDue: boolean }>`
    with held as (
      delete from app.waiting_bookings where user_id = ${user.id}::uuid
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

/** What waited for a mail that says so is not sent by another one. */
export async function dropWaitingBooking(tx: Sql, userId: string): Promise<void> {
  await sql`delete from app.waiting_bookings where user_id = ${userId}::uuid`.execute(tx)
}

/** The account's name where a booking can carry it. */
function nameOf({ raw_user_meta_data: { full_name: name } }: AccountUser): string | null {
  const text = typeof name === 'string' ? name.trim() : ''
  return /^[^\p{Cc}\u2028\u2029]{2,120}$/u.test(text) ? text : null
}
