import { CompiledQuery } from 'kysely'
import type { Transaction } from 'kysely'
import type { CallerClaims, CallerOptions } from './database.ts'
import type { Tables } from './tables.ts'

const statementTimeoutMs = { anon: 3000, authenticated: 8000 } as const

/**
 * Turns a transaction into the caller's: session, role, claims and limits hold until its end and no longer. Times
 * are written in UTC everywhere. PGlite ignores statement_timeout (one session, no timer); PostgreSQL keeps it.
 */
export const enterCallerText = `select
  case when $5::text is null then null
    else app.require_session($5::text::uuid, $6::text::uuid, $7::text::timestamptz) end,
  set_config('statement_timeout', $1::text, true),
  set_config('transaction_read_only', $2::text, true),
  set_config('timezone', 'UTC', true),
  set_config('request.jwt.claims', $3::text, true),
  set_config('role', $4::text, true)`

/** The bound values of `enterCallerText`. Throws TypeError for a role outside the list. */
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

export const enterCaller = (tx: Transaction<Tables>, claims: CallerClaims, options: CallerOptions) =>
  tx.executeQuery(CompiledQuery.raw(enterCallerText, enterCallerValues(claims, options)))
