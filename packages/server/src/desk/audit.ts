import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables'

export type AuditEntry = {
  actorKind: 'staff' | 'operator'
  /** null for the operator's commands. */
  actorId: string | null
  /** "<part>.<what>", like "staff.add". */
  action: string
  subjectId: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  /** The network of who did it, or "command". */
  from: string
  at: Date
}

/** Adds a line to the audit log, in the transaction of what it tells about. It holds ids and states, never words of a person. */
export async function writeAudit(run: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  const { actorKind, actorId, action, subjectId, before = null, after = null, from, at } = entry
  const json = (value: Record<string, unknown> | null) => value && JSON.stringify(value)
  await sql`
    insert into app.audit_log (at, actor_kind, actor_id, action, subject_id, before, after, from_where)
    values (${at.toISOString()}::timestamptz, ${actorKind}, ${actorId}::uuid, ${action}, ${subjectId}::uuid,
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${from.slice(0, 64)})`.execute(run)
}
