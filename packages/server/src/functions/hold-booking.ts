import { vehicles } from '@retour/domain/booking/vehicles'
import { countries } from '@retour/domain/places/countries'
import type { Context } from 'hono'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { DoorError } from '#server/gate/door-error'
import { readJson } from '#server/gate/read-json'

/** How long a request waits for the sign-up that names it. */
const hourMs = 3_600_000

/** Types and sizes; what the words must be is checked by the table, as for `bookings`. */
const bookingSchema = z.object({
  full_name: z.string().max(120),
  email: z.string().max(254),
  phone: z.string().max(40),
  pickup_date: z.iso.datetime({ offset: true }),
  pickup_location: z.string().max(300),
  dropoff_location: z.string().max(300),
  vehicle_type: z.enum(vehicles),
  passenger_count: z.int().min(1).max(6),
  special_requests: z.string().max(2000).nullable().default(null),
  flight_number: z.string().max(10).nullable().default(null),
  city: z.string().max(100).nullable().default(null),
  country: z.enum(countries).nullable().default(null),
  idempotency_key: z.uuid(),
})
const keySchema = z.object({ idempotency_key: z.uuid() })

type Parts = {
  database: Database
  now: () => Date
  /** Refuses a sender that has written too many requests. */
  admit: (c: Context) => Promise<void>
}

/**
 * POST /functions/v1/hold-booking, open to everybody. Body: a row of `bookings` without user_id. Keeps it for a sign-up
 * that names its key within the hour (docs/decisions/0021); the same key again replaces it, and a changed request then
 * waits for a sign-up anew. 200 {}; 400 {error}; 404 where sign-ups are another service's; 429.
 */
export async function holdBooking(c: Context, { database, now, admit }: Parts): Promise<Response> {
  const booking = await readBody(c, bookingSchema)
  await admit(c)
  const expiresAt = new Date(now().getTime() + hourMs).toISOString()
  const names = Object.keys(booking) as (keyof typeof booking)[]
  const ride = names.filter((name) => !['full_name', 'email', 'idempotency_key'].includes(name))
  const columns = (table: string, list = names) => sql.join(list.map((name) => sql.ref(`${table}.${name}`)))
  await ask(() =>
    sql`insert into app.waiting_bookings as w (${sql.join(names.map((name) => sql.ref(name)))}, expires_at)
      values (${sql.join(names.map((name) => booking[name]))}, ${expiresAt}::timestamptz)
      on conflict (idempotency_key) do update
        set (${sql.join(names.map((name) => sql.ref(name)))}) = row(${columns('excluded')}),
          user_id = null, created_at = excluded.created_at, expires_at = excluded.expires_at
        where w.user_id is null
          or row(${columns('w', ride)}) is distinct from row(${columns('excluded', ride)})`.execute(
      database.own,
    ),
  )
  return c.json({})
}

/**
 * POST /functions/v1/held-booking {idempotency_key}, open to who knows the key: 200 {isSent}, whether that request has
 * arrived. Whether it still waits is not told: it would tell whether its address has an account.
 */
export async function askHeldBooking(c: Context, database: Database): Promise<Response> {
  const { idempotency_key: key } = await readBody(c, keySchema)
  const { rows } = await sql<{ isSent: boolean }>`
    select exists (select from public.bookings where idempotency_key = ${key}::uuid) as "isSent"`.execute(
    database.own,
  )
  return c.json({ isSent: rows[0]?.isSent === true })
}

async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await readJson(c, { invalid: 'bad_json', unstorable: 'bad_json' }))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(400, `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'not valid'}`)
}

/** What the table's checks refuse is the caller's fault; without the table this is no work of ours. */
async function ask(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === '42P01') throw refuse(404, 'Requests do not wait here')
    if (typeof code === 'string' && /^2[23]/.test(code)) throw refuse(400, 'This request is not valid')
    throw error
  }
}

const refuse = (status: 400 | 404, message: string) =>
  new DoorError({ status, code: status === 404 ? 'not_found' : 'validation_failed', message })
