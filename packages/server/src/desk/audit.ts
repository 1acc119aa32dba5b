import { CompiledQuery, type Kysely } from 'kysely'
import type { RunSql } from '#server/database/database'
import type { Tables } from '#server/database/tables'

export type AuditEntry = {
  actorKind: 'staff' | 'operator'
  /** null for the operator's commands. */
  actorId: string | null
  /** "<part>.<what>", like "staff.add". */
  action: string
  /** null where nothing with an id is meant. */
  subjectId: string | null
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  /** The network of who did it, or "command". */
  from: string
  at: Date
}

/** Adds a line to the audit log, in the transaction of what it tells about. It holds ids and states, never words of a person. */
export async function writeAudit(run: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  await writeAuditBy((text, values = []) => run.executeQuery(CompiledQuery.raw(text, values)), entry)
}

/** The same in a transaction of statements as texts. */
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
