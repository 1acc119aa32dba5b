import type { Context } from 'hono'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { readJson } from '#server/gate/read-json'

const keySchema = z.object({ idempotency_key: z.uuid() })

/**
 * POST /functions/v1/pending-booking {idempotency_key}, open to who knows the key, as the browser that made the request
 * does. 200 {state}: `sent` when the request has arrived, `ended` when its account was confirmed and nothing sends it any
 * more, else `pending`: also for a key that nobody knows, as of a sign-up with an address that had an account (decision 21).
 */
export async function askPendingBooking(c: Context, database: Database): Promise<Response> {
  const parsed = keySchema.safeParse(await readJson(c, { invalid: 'bad_json', unstorable: 'bad_json' }))
  if (!parsed.success) throw refuse(400, 'idempotency_key must be a uuid')
  const { idempotency_key: key } = parsed.data
  const { rows } = await sql<{ state: string }>`
    select case
      when exists (select from public.bookings where idempotency_key = ${key}::uuid) then 'sent'
      when exists (
        select from app.pending_bookings p join auth.users u on u.id = p.user_id
        where p.idempotency_key = ${key}::uuid and p.withdrawn_at is null and u.email_confirmed_at is not null
      ) then 'ended'
      else 'pending'
    end as state`
    .execute(database.own)
    .catch((error: unknown) => {
      // Without the table sign-ups are another service's.
      if ((error as { code?: unknown }).code === '42P01') throw refuse(404, 'Requests do not wait here')
      throw error
    })
  return c.json({ state: rows[0]?.state })
}

const refuse = (status: 400 | 404, message: string) =>
  new ApiError({ status, code: status === 404 ? 'not_found' : 'validation_failed', message })
