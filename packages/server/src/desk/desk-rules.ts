import { isRuleId, standingRules } from '@retour/domain/vat/rules-to-check'
import type { DeskRule, DeskRules, RuleCheck } from '@retour/domain/wire/rules'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { lastRulesAlarm } from '#server/rules/rules-alarm'
import { asStaff } from './as-staff.ts'
import type { StaffMember } from './staff-member.ts'
import { namesOfStaff } from './staff-names.ts'

type Dependencies = { database: Database; now: () => Date }
type CheckRow = { record: string; at: Date | string; by: string; source: string; note: string }

/** Returns whether a member may read rules and their checks. */
export const mayReadRules = ({ role }: StaffMember) => role !== 'dispatcher'
/** Returns whether a member may check rules and change drafts. */
export const mayChangeRules = ({ role }: StaffMember) => role === 'owner' || role === 'editor'

/** Returns 403 not_yours, to be thrown. */
export const notYours = (message: string) => new ApiError({ status: 403, code: 'not_yours', message })

/**
 * Returns every rule record as of today, with its last check at the desk. Throws 403 for a role that may not read
 * rules.
 */
export async function listRules({ database, now }: Dependencies, member: StaffMember): Promise<DeskRules> {
  if (!mayReadRules(member)) throw notYours('Your role sees no rules')
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<CheckRow>`
      select distinct on (record) record, checked_at as at, checked_by as by, source, note
      from app.rule_checks order by record, checked_at desc`.execute(tx),
  )
  const nameOf = await namesOfStaff(
    database,
    rows.map(({ by }) => by),
  )
  const checkOf = new Map<string, RuleCheck>(
    rows.map(({ record, at, by, source, note }) => [
      record,
      { at: new Date(at).toISOString(), name: nameOf(by), source, note },
    ]),
  )
  const days = Object.fromEntries([...checkOf].map(([record, { at }]) => [record, at.slice(0, 10)]))
  const today = now().toISOString().slice(0, 10)
  const rules: DeskRule[] = standingRules(today, days).map((rule) => ({
    ...rule,
    lastCheck: checkOf.get(rule.id) ?? null,
  }))
  return { today, rules, lastAlarmAt: await lastRulesAlarm(database), mayCheck: mayChangeRules(member) }
}

/** A check of a rule record: the source that was read (URL), a note, and the network address of the member. */
export type NewCheck = { record: string; source: string; note: string; from: string }

/**
 * Stores that a rule record was checked now and is unchanged, with an entry in the audit log. Throws 403 for a role
 * that only reads, 404 unknown_rule.
 */
export async function noteCheck(
  { database, now }: Dependencies,
  member: StaffMember,
  { record, source, note, from }: NewCheck,
): Promise<void> {
  if (!mayChangeRules(member)) throw notYours('Your role notes no checks of rules')
  if (!isRuleId(record))
    throw new ApiError({ status: 404, code: 'unknown_rule', message: 'This record is not known' })
  await asStaff(database, member.token, (tx) =>
    sql`insert into app.rule_checks (record, checked_at, source, note, checked_from)
      values (${record}, ${now().toISOString()}::timestamptz, ${source}, ${note}, ${from.slice(0, 64)})`.execute(
      tx,
    ),
  )
}
