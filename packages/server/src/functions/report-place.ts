import { maxPlaceNoteLength, placeReportKinds, saysEnough } from '@retour/domain/places/place-report'
import type { Context } from 'hono'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { requireAllowance, requireGranted, type Senders } from '#server/gate/limit-sender'
import type { Limit, RateLimits } from '#server/gate/rate-limits'
import { readJson } from '#server/gate/read-json'

const minuteMs = 60_000
const ofSender: Limit = { name: 'ip-place-reports', burst: 10, refillMs: 10 * minuteMs }
/** The limit of all senders together, so that nobody floods a place with reports from many networks. */
const ofPlace: Limit = { name: 'place-reports', burst: 20, refillMs: 24 * 60 * minuteMs }

const reportSchema = z
  .strictObject(
    {
      key: z.uuid('key must be a uuid'),
      location: z.string('location is required').min(1).max(100),
      kind: z.enum(placeReportKinds, `kind must be one of ${placeReportKinds.join(', ')}`),
      note: z
        .string('note must be text')
        .trim()
        .max(maxPlaceNoteLength, `note must be at most ${maxPlaceNoteLength} characters`)
        .optional(),
      saidAt: z.iso.datetime('saidAt must be an ISO 8601 time').optional(),
    },
    'the body must be a JSON object with key, location, kind, note, saidAt',
  )
  .refine(saysEnough, { error: 'note is required for the kind other' })

type Dependencies = { database: Database; limits: RateLimits; senders: Senders; now: () => Date }

/**
 * Handles POST /functions/v1/report-place {key, location, kind, note?, saidAt?} for everybody: stores a visitor's
 * report about a refund location for staff. 200 {}, also if this key was stored before; 400 for an invalid body, 404
 * for an unknown location, 429 above 10 reports of a sender in ten minutes or 20 of a location in a day.
 */
export async function reportPlace(
  c: Context,
  { database, limits, senders, now }: Dependencies,
): Promise<Response> {
  const parsed = reportSchema.safeParse(await readJson(c, { invalid: 'bad_json', unstorable: 'bad_json' }))
  if (!parsed.success) throw refuse(400, parsed.error.issues[0]?.message ?? 'the body is not valid')
  const { key, location, kind, note = '', saidAt } = parsed.data
  await requireAllowance(limits, { limit: ofSender, count: 1 }, c, senders)
  const { rows } = await sql<{ isKnown: boolean; isKept: boolean }>`
    select exists (select from public.refund_offices where id = ${location}) as "isKnown",
      exists (select from app.place_reports where idempotency_key = ${key}::uuid) as "isKept"`.execute(
    database.own,
  )
  const found = rows[0]
  if (found?.isKept) return c.json({})
  if (!found?.isKnown) throw refuse(404, 'This location is not known')
  requireGranted(await limits.take(ofPlace, location))
  // A device's clock may be wrong; no report is from the future.
  const said = saidAt && new Date(saidAt) < now() ? saidAt : now().toISOString()
  await sql`insert into app.place_reports (office_id, kind, note, said_at, created_at, idempotency_key)
    select id, ${kind}, ${note || null}, ${said}::timestamptz, ${now().toISOString()}::timestamptz, ${key}::uuid
    from public.refund_offices where id = ${location} on conflict (idempotency_key) do nothing`.execute(
    database.own,
  )
  return c.json({})
}

const refuse = (status: 400 | 404, message: string) =>
  new ApiError({ status, code: status === 404 ? 'not_found' : 'validation_failed', message })
