import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CallerClaims, Database } from '#server/database/database'

/** Returns a row as a guest's browser posts it; the pickup is in a day. */
export const someBooking = (changes: Record<string, unknown> = {}) => ({
  full_name: 'Amélie Martin',
  email: 'amelie@mail.example',
  phone: '+1 555 0100',
  pickup_date: new Date(Date.now() + 86_400_000).toISOString(),
  pickup_location: 'Charles de Gaulle Airport (CDG)',
  dropoff_location: 'Hotel',
  vehicle_type: 'van',
  passenger_count: 4,
  special_requests: 'Child Seats, VIP Access',
  city: 'paris',
  country: 'france',
  idempotency_key: randomUUID(),
  ...changes,
})

/** Inserts a booking in the caller's role, as a browser would. */
export async function submitBooking(
  database: Database,
  changes: Record<string, unknown> = {},
  claims: CallerClaims = { role: 'anon' },
): Promise<void> {
  const row = someBooking(changes)
  await database.asCaller(claims, (tx) =>
    sql`insert into public.bookings (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(tx),
  )
}

export type BookingMailRow = { kind: string; recipient: string | null; state: string }

export async function readBookingMails(database: Database): Promise<BookingMailRow[]> {
  const { rows } = await sql<BookingMailRow>`select kind, recipient, state from app.outgoing_mail
    where kind like 'booking-%' order by created_at, kind`.execute(database.own)
  return rows
}
