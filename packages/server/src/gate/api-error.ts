import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The API of a path. It decides the format of error bodies. */
export type ApiName = 'auth' | 'rest' | 'functions' | 'desk' | 'left-out' | 'other'

type Refusal = {
  status: ContentfulStatusCode
  /** The code in the API's protocol: PGRST205, 42501, bad_json … */
  code: string
  message: string
  details?: string | null
  hint?: string | null
  headers?: Record<string, string>
  /** Further fields of the body. Only the Auth API and the desk's API send them. */
  more?: Record<string, unknown>
}

/** An error that the caller may see. Every other error that is thrown is a bug and is answered with 500. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/**
 * Returns the API of a path. `/auth`, `/desk` and `/ride` themselves are pages; `/auth/…`, `/desk/v1/…` and
 * `/ride/v1/…` are APIs.
 */
export function apiNameOf(path: string): ApiName {
  if (/^\/(?:desk|ride)\/v1\//i.test(path)) return 'desk'
  if (/^\/(?:storage|realtime)\//i.test(path)) return 'left-out'
  const [, name] = /^\/(auth|rest|functions)\//i.exec(path) ?? []
  return (name?.toLowerCase() as ApiName | undefined) ?? 'other'
}

/** Returns whether errors on this path are JSON instead of a page. */
export function isApiPath(path: string): boolean {
  return /^\/(?:(?:auth|rest|functions|storage|realtime|(?:desk|ride)\/v1|fx|health|dev|tiles)\/|config\.json$)/i.test(
    path,
  )
}

/**
 * Responds with a refusal in the format of its API (docs/wire-protocol.md, Auth errors, REST errors, Functions). Auth:
 * {code, message} or the older {code, error_code, msg}. REST: {code, message, details, hint}. Functions: {error}. Desk:
 * {code, message}. Storage and Realtime, which Retour does not have: {statusCode, error, code, message}, as the storage
 * client expects. Others: {message}.
 */
export function answerRefusal(c: Context, refusal: Refusal, api: ApiName = apiNameOf(c.req.path)): Response {
  for (const [name, value] of Object.entries(refusal.headers ?? {})) c.header(name, value)
  const { status, code, message } = refusal
  if (api === 'rest')
    return c.json({ code, message, details: refusal.details ?? null, hint: refusal.hint ?? null }, status, {
      'Content-Type': 'application/json; charset=utf-8',
    })
  if (api === 'functions') return c.json({ error: message }, status)
  if (api === 'desk') return c.json({ code, message, ...refusal.more }, status)
  if (api === 'left-out') return c.json({ statusCode: String(status), error: code, code, message }, status)
  if (api !== 'auth') return c.json({ message }, status)
  c.header('x-sb-error-code', code)
  if (!wantsDatedErrors(c))
    return c.json({ code: status, error_code: code, msg: message, ...refusal.more }, status)
  c.header('X-Supabase-Api-Version', '2024-01-01')
  return c.json({ code, message, ...refusal.more }, status)
}

/** Returns whether the client requests the error format of 2024-01-01. Older clients read other keys. */
function wantsDatedErrors(c: Context): boolean {
  const version = c.req.header('X-Supabase-Api-Version') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= '2024-01-01'
}
