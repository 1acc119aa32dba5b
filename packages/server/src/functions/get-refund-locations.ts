import type { RefundLocationsAnswer } from '@retour/domain/wire/refund-location'
import type { Context } from 'hono'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { readJson } from '#server/gate/read-json'
import { findRefundLocations } from './find-refund-locations.ts'
import { refundLocationQuestionSchema } from './refund-location-question.ts'

/**
 * Handles POST /functions/v1/get-refund-locations for everybody. Body {city, country, type, userLat?, userLng?}:
 * coordinates are degrees as text, and old names of places are accepted. 200 {locations: RefundLocation[]}, nearest
 * first with `distance_meters` if coordinates are given; 400 {error} for an invalid body.
 */
export async function getRefundLocations(c: Context, database: Database): Promise<Response> {
  const body = await readJson(c, { invalid: 'bad_json', unstorable: 'bad_json' })
  const parsed = refundLocationQuestionSchema.safeParse(body)
  if (!parsed.success)
    throw new ApiError({
      status: 400,
      code: 'validation_failed',
      message: parsed.error.issues[0]?.message ?? 'the body is not valid',
    })
  const answer: RefundLocationsAnswer = { locations: await findRefundLocations(database, parsed.data) }
  return c.json(answer)
}
