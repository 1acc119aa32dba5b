import type { Context } from 'hono'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { readJson } from '#server/gate/read-json'

const keySchema = z.object({ idempotency_key: z.uuid() })

/**
 * Handles POST /functions/v1/pending-booking {idempotency_key} for everybody who knows the key, such as the browser
 * that created it. 200 {state}: `sent` if the booking exists, `ended` if the account was confirmed and nothing will
 * send it, else `pending`. An unknown key is `pending` too, as after a sign-up with an address that had an account
 * (docs/decisions/0021).
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
      // Without the table, another service manages sign-ups.
      if ((error as { code?: unknown }).code === '42P01') throw refuse(404, 'Requests do not wait here')
      throw error
    })
  return c.json({ state: rows[0]?.state })
}

const refuse = (status: 400 | 404, message: string) =>
  new ApiError({ status, code: status === 404 ? 'not_found' : 'validation_failed', message })
