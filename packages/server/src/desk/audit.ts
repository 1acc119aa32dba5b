import { CompiledQuery, type Kysely } from 'kysely'
import type { RunSql } from '#server/database/database'
import type { Tables } from '#server/database/tables'

/** A row of app.audit_log. */
export type AuditEntry = {
  actorKind: 'staff' | 'operator'
  /** Null for commands of the operator. */
  actorId: string | null
  /** "<subject>.<verb>", for example "staff.add". */
  action: string
  /** Null if the subject has no id. */
  subjectId: string | null
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  /** The network address of the actor, or "command". */
  from: string
  at: Date
}

/**
 * Adds an entry to the audit log, in the transaction of the change. Entries contain ids and states, never personal
 * data.
 */
export async function writeAudit(run: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  await writeAuditBy((text, values = []) => run.executeQuery(CompiledQuery.raw(text, values)), entry)
}

/** Like `writeAudit`, for transactions that take SQL as text. */
export async function writeAuditBy(
  run: (...statement: Parameters<RunSql>) => Promise<unknown>,
  entry: AuditEntry,
): Promise<void> {
  const { actorKind, actorId, action, subjectId, before = null, after = null, from, at } = entry
  const json = (value: Record<string, unknown> | null) => value && JSON.stringify(value)
  await run(
    `insert into app.audit_log (at, actor_kind, actor_id, action, subject_id, before, after, from_where)
      values ($1::timestamptz, $2, $3::uuid, $4, $5::uuid, $6::jsonb, $7::jsonb, $8)`,
    [at.toISOString(), actorKind, actorId, action, subjectId, json(before), json(after), from.slice(0, 64)],
  )
}
