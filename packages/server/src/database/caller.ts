import { CompiledQuery } from 'kysely'
import type { Transaction } from 'kysely'
import type { CallerClaims, CallerOptions } from './database.ts'
import type { Tables } from './tables.ts'

const statementTimeoutMs = { anon: 3000, authenticated: 8000 } as const

/**
 * Sets the caller's session, role, claims and limits until the end of the transaction. Times are always written in UTC.
 * PGlite ignores statement_timeout (one session, no timer); PostgreSQL enforces it.
 */
export const enterCallerText = `select
  case when $5::text is null then null
    else app.require_session($5::text::uuid, $6::text::uuid, $7::text::timestamptz) end,
  set_config('statement_timeout', $1::text, true),
  set_config('transaction_read_only', $2::text, true),
  set_config('timezone', 'UTC', true),
  set_config('request.jwt.claims', $3::text, true),
  set_config('role', $4::text, true)`

/** Returns the bound values of `enterCallerText`. Throws TypeError for an unknown role. */
export const enterCallerValues = (claims: CallerClaims, options: CallerOptions): (string | null)[] => {
  const limit = statementTimeoutMs[claims.role]
  if (limit === undefined) throw new TypeError('A caller is either anon or authenticated')
  const session = claims.role === 'authenticated' && options.aliveAt ? claims.session_id : undefined
  return [
    String(limit),
    options.isReadOnly ? 'on' : 'off',
    JSON.stringify(claims),
    claims.role,
    session ?? null,
    claims.role === 'authenticated' ? claims.sub : null,
    options.aliveAt?.toISOString() ?? null,
  ]
}

/**
 * Starts the caller's rights in a transaction: role, claims, timeout and, with `aliveAt`, the check of the session.
 * Throws TypeError for an unknown role.
 */
export const enterCaller = (tx: Transaction<Tables>, claims: CallerClaims, options: CallerOptions) =>
  tx.executeQuery(CompiledQuery.raw(enterCallerText, enterCallerValues(claims, options)))
