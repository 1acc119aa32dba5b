import {
  bookingColumns,
  pendingBookingKey,
  pendingBookingSchema,
  type PendingBooking,
} from '@retour/domain/booking/booking-row'
import { mailedRide, type MailedRide } from '@retour/domain/content/booking-mail'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Sql } from './accounts.ts'
import { refuse } from './auth-error.ts'
import type { PendingSignUp } from './pending-sign-ups.ts'
import type { AccountUser } from './users.ts'

/** How many days a request waits for its account, unless its pickup is earlier. */
const waitingDays = 7
const bookingBytes = 16_000

/**
 * Reads the pending booking in the `data` of a sign-up; null if there is none. Throws 400 pending_booking_invalid if it
 * is too large or malformed.
 */
export function readPendingBooking(data: unknown): PendingBooking | null {
  const value = (data as Record<string, unknown> | null | undefined)?.[pendingBookingKey]
  if (value === undefined || value === null) return null
  if (Buffer.byteLength(JSON.stringify(value)) > bookingBytes)
    throw refuseBooking(`${pendingBookingKey} must be below 16 kB`)
  const parsed = z.safeParse(pendingBookingSchema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuseBooking(`${[pendingBookingKey, ...(issue?.path ?? [])].join('.')} is not valid`)
}

const refuseBooking = (message: string) => refuse(400, 'pending_booking_invalid', message)

const names = bookingColumns.filter((name) => name !== 'user_id')
const ofPerson: (keyof PendingBooking)[] = ['full_name', 'email']
const columns = (list: string[], table?: string) =>
  sql.join(list.map((name) => sql.ref(table ? `${table}.${name}` : name)))

/**
 * Stores a pending booking of an account and returns its id. The database checks it like a booking, even if it is
 * dropped later. If the same request was stored for another account before, that one is withdrawn. Throws 400
 * pending_booking_invalid.
 */
export async function addPendingBooking(
  tx: Sql,
  booking: PendingBooking,
  { user, now }: { user: AccountUser; now: Date },
): Promise<string> {
  const at = now.toISOString()
  const values = names.map((name) => (name === 'email' ? user.email : booking[name]))
  try {
    const { rows } = await sql<{ id: string }>`
      insert into app.pending_bookings (user_id, ${columns(names)}, expires_at)
      values (${user.id}::uuid, ${sql.join(values)},
        least(${booking.pickup_date}::timestamptz, ${at}::timestamptz + ${waitingDays} * interval '1 day'))
      returning id`.execute(tx)
    await sql`update app.pending_bookings set withdrawn_at = ${at}::timestamptz
      where idempotency_key = ${booking.idempotency_key}::uuid and user_id <> ${user.id}::uuid
        and withdrawn_at is null`.execute(tx)
    return rows[0]!.id
  } catch (error) {
    throw explainRefusal(error)
  }
}

/**
 * Maps violated constraints (SQLSTATE 22xxx and 23xxx) to 400. Only messages about the pickup time are written for
 * users.
 */
function explainRefusal(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  if (typeof code !== 'string' || !/^2[23]/.test(code)) return error
  const sentence = /The pickup date [a-z ]+\./.exec(message ?? '')?.[0]
  return refuseBooking(sentence ?? 'The chauffeur request is not valid')
}

/** Returns whether the sign-up's last mail describes the same ride as this pending booking. */
export async function namesSameRide(tx: Sql, signUp: PendingSignUp, id: string): Promise<boolean> {
  const ride = names.filter((name) => !ofPerson.includes(name))
  const { rows } = await sql`select from app.pending_bookings a, app.pending_bookings b
    where a.sign_up_id = ${signUp.id}::uuid and a.withdrawn_at is null and b.id = ${id}::uuid
      and row(${columns(ride, 'a')}) is not distinct from row(${columns(ride, 'b')})`.execute(tx)
  return rows.length > 0
}

/**
 * Makes this the pending booking that the sign-up's link sends, instead of an earlier one. The next mail must describe
 * it.
 */
export async function attachToSignUp(tx: Sql, id: string, signUp: PendingSignUp): Promise<void> {
  await sql`delete from app.pending_bookings where sign_up_id = ${signUp.id}::uuid`.execute(tx)
  await sql`update app.pending_bookings set sign_up_id = ${signUp.id}::uuid where id = ${id}::uuid`.execute(
    tx,
  )
}

/** Deletes a pending booking that no mail describes. */
export async function dropPendingBooking(tx: Sql, id: string): Promise<void> {
  await sql`delete from app.pending_bookings where id = ${id}::uuid`.execute(tx)
}

type Row = Omit<PendingBooking, 'pickup_date'> & {
  id: string
  sign_up_id: string | null
  pickup_date: Date
  /** It can still be sent now. */
  isDue: boolean
  isSent: boolean
  isWithdrawn: boolean
}

const readRows = async (run: Sql, where: ReturnType<typeof sql>, now: Date): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.sign_up_id, ${columns(names, 'p')}, p.withdrawn_at is not null as "isWithdrawn",
      p.withdrawn_at is null and p.expires_at > ${now.toISOString()}::timestamptz and p.pickup_date > now() as "isDue",
      exists (select from public.bookings b where b.idempotency_key = p.idempotency_key) as "isSent"
    from app.pending_bookings p where ${where} order by p.created_at desc, p.id`.execute(run)
  return rows
}

const rideOf = (row: Row) => mailedRide({ ...row, pickup_date: row.pickup_date.toISOString() })

/** Returns the ride of a pending booking, as a mail describes it. */
export async function readRide(tx: Sql, id: string, now: Date): Promise<MailedRide | null> {
  const [row] = await readRows(tx, sql`p.id = ${id}::uuid`, now)
  return row ? rideOf(row) : null
}

/** Returns the ride that the sign-up's link would send now, or null. */
export async function readRideOfSignUp(
  run: Sql,
  signUp: PendingSignUp,
  now: Date,
): Promise<MailedRide | null> {
  const [row] = await readRows(run, sql`p.sign_up_id = ${signUp.id}::uuid`, now)
  return row?.isDue ? rideOf(row) : null
}

/**
 * What became of a pending booking. `sent-before`: the browser sent the request in the meantime, perhaps with changes.
 * `expired`: it waited too long, or the pickup time is over. `gone`: the browser withdrew it, or another mail than the
 * one that described it confirmed the account.
 */
export type BookingOutcome = 'sent' | 'sent-before' | 'expired' | 'gone'

/** The result of `attachToAccount`. */
export type AttachedBooking = {
  outcome: BookingOutcome | null
  /** A ride that a mail promised and that is not sent, with the reason. */
  unsent: { ride: MailedRide; reason: 'expired' | 'gone' } | null
}

/**
 * Turns the pending booking of the chosen sign-up into a booking of the account, with its mails, in the caller's
 * transaction. Name and email address are those of the account. Other pending bookings of the account are never sent.
 */
export async function attachToAccount(
  tx: Sql,
  { user, signUp, now }: { user: AccountUser; signUp: PendingSignUp | null; now: Date },
): Promise<AttachedBooking> {
  const all = await readRows(tx, sql`p.user_id = ${user.id}::uuid`, now)
  const own = all.find(({ sign_up_id: id }) => id !== null && id === signUp?.id) ?? null
  const outcome = own && (await sendBooking(tx, own, user))
  if (own && (outcome === 'expired' || outcome === 'gone'))
    return { outcome, unsent: { ride: rideOf(own), reason: outcome } }
  const other = all.find((one) => one.isDue && !one.isSent && one.idempotency_key !== own?.idempotency_key)
  return {
    outcome: outcome ?? (other ? 'gone' : null),
    unsent: other ? { ride: rideOf(other), reason: 'gone' } : null,
  }
}

async function sendBooking(tx: Sql, own: Row, user: AccountUser): Promise<BookingOutcome> {
  if (!own.isDue) return own.isWithdrawn ? 'gone' : 'expired'
  const ride = names.filter((name) => !ofPerson.includes(name))
  const { rows } = await sql`
    insert into public.bookings (user_id, full_name, email, ${columns(ride)})
    select user_id, coalesce(${nameOf(user)}::text, full_name), ${user.email}, ${columns(ride)}
    from app.pending_bookings where id = ${own.id}::uuid
    on conflict (idempotency_key) do nothing
    returning id`.execute(tx)
  await dropPendingBooking(tx, own.id)
  return rows.length > 0 ? 'sent' : 'sent-before'
}

/** Returns the account's name if it is valid in a booking, else null. */
function nameOf({ raw_user_meta_data: { full_name: name } }: AccountUser): string | null {
  const text = typeof name === 'string' ? name.trim() : ''
  return /^[^\p{Cc}\u2028\u2029]{2,120}$/u.test(text) ? text : null
}
