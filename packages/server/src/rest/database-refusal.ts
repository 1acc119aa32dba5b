import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { CallerClaims } from '#server/database/database'
import { DatabaseAwayError, explainAway, isStorageFull } from '#server/database/database-away'
import { ApiError } from '#server/gate/api-error'
import { storageFull } from '#server/gate/storage-full'

type DatabaseFault = Error & { code?: unknown; detail?: unknown; hint?: unknown }

const statusByCode: Record<string, ContentfulStatusCode> = {
  // An upsert that contains one row twice.
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42601': 500,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
}

const statusByClass: Record<string, ContentfulStatusCode> = {
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/**
 * Errors that are answered with 500 and the database's own message, because it contains no rows and says what to
 * change.
 */
const codesWithText = new Set(['21000', '57014'])

/** The details of these errors repeat only what the caller sent; those of others can print whole rows. */
const codesWithDetails = new Set(['23505', '23503'])

/**
 * Maps an error of the database to an API error (docs/wire-protocol.md, REST errors). 42501 is 401 for a guest and 403
 * for an account; 235xx is 409 or 400; PT404, raised by a function, is 404 with its words, and so for every status from
 * 400 on; a lost connection is 503 PGRST000, a full disk 503 storage_full, both with Retry-After. Other errors are
 * returned unchanged and end as 500.
 */
export function refuseByDatabase(error: unknown, role: CallerClaims['role']): unknown {
  if (!(error instanceof Error) || error instanceof ApiError) return error
  if (isStorageFull(error)) return storageFull()
  const { code, detail, message } = error as DatabaseFault
  if (explainAway(error) instanceof DatabaseAwayError)
    return new ApiError({
      status: 503,
      code: 'PGRST000',
      message: 'Database connection error. Retrying the connection.',
      headers: { 'Retry-After': '1' },
    })
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return error
  if (code === '42501')
    return new ApiError({
      status: role === 'anon' ? 401 : 403,
      code,
      message,
      headers: role === 'anon' ? { 'WWW-Authenticate': 'Bearer' } : {},
    })
  if (code === 'PT401')
    return new ApiError({
      status: 401,
      code: 'PGRST303',
      message,
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    })
  const [, raised] = /^PT([45]\d\d)$/.exec(code) ?? []
  const status = raised
    ? (Number(raised) as ContentfulStatusCode)
    : (statusByCode[code] ?? statusByClass[code.slice(0, 2)] ?? 400)
  const isHidden = status >= 500 && !raised && !codesWithText.has(code)
  return new ApiError({
    status,
    code,
    message: isHidden ? 'The database could not do this' : message.slice(0, 500),
    details: codesWithDetails.has(code) && typeof detail === 'string' ? detail : null,
    headers: status === 503 ? { 'Retry-After': '1' } : {},
  })
}
