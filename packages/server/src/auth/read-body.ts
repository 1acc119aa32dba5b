import type { Context } from 'hono'
import { readJson } from '#server/gate/read-json'
import { refuse } from './auth-error.ts'

/**
 * Parses the JSON object of a request. Throws 415 for another content type, because a foreign page cannot send JSON
 * without a CORS preflight, and 400 for bad JSON.
 */
export async function readBody(c: Context): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw refuse(415, 'unsupported_media_type', 'The body must be application/json')
  const body = await readJson(c, { invalid: 'bad_json', unstorable: 'validation_failed' })
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw refuse(400, 'bad_json', 'Could not parse request body as JSON: an object is expected')
  return body as Record<string, unknown>
}

/** Returns where a mailed link could redirect to, by priority: the header, the query, the page that made the call. */
export function redirectCandidates(c: Context): (string | undefined)[] {
  return [c.req.header('redirect_to'), c.req.query('redirect_to'), c.req.header('referer')]
}
