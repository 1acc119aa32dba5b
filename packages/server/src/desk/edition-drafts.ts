import { approvalBars } from '@retour/domain/vat/compare-editions'
import type { EditionDraft, EditionRules } from '@retour/domain/vat/edition-record'
import { editionDay, editionOn } from '@retour/domain/vat/edition-on-day'
import { rulesEditions } from '@retour/domain/vat/rules'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables'
import { ApiError } from '#server/gate/api-error'
import { asStaff } from './as-staff.ts'
import type { EditionDependencies } from './desk-editions.ts'
import { mayChangeRules, notYours } from './desk-rules.ts'
import type { StaffMember } from './staff-member.ts'

type Sql = Kysely<Tables>
type Act = { id: string; version: number; from: string }

function requireWriter(member: StaffMember): void {
  if (!mayChangeRules(member)) throw notYours('Your role changes no rules')
}

/** Stores a new draft and returns its id. Throws 403 for a role that only reads. */
export async function addDraft(
  { database, now }: EditionDependencies,
  member: StaffMember,
  { draft: { name, effectiveOn, rules }, from }: { draft: EditionDraft; from: string },
): Promise<{ id: string }> {
  requireWriter(member)
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<{ id: string }>`
      insert into app.rule_drafts (name, effective_on, rules, changed_at, changed_from)
      values (${name}, ${effectiveOn}::date, ${JSON.stringify(rules)}::jsonb, ${now().toISOString()}::timestamptz,
        ${from.slice(0, 64)}) returning id`.execute(tx),
  )
  return { id: rows[0]!.id }
}

/**
 * Changes an open draft. `version` is the one that the member saw. Throws 403 for a role that only reads, 404
 * unknown_draft, 409 changed_meanwhile for an older version.
 */
export function changeDraft(
  { database, now }: EditionDependencies,
  member: StaffMember,
  { id, version, from, draft: { name, effectiveOn, rules } }: Act & { draft: EditionDraft },
): Promise<void> {
  requireWriter(member)
  return asStaff(database, member.token, async (tx) => {
    await findOpen(tx, id, version)
    await sql`update app.rule_drafts set version = version + 1, name = ${name}, effective_on = ${effectiveOn}::date,
      rules = ${JSON.stringify(rules)}::jsonb, changed_at = ${now().toISOString()}::timestamptz,
      changed_from = ${from.slice(0, 64)} where id = ${id}::uuid and version = ${version}`.execute(tx)
  })
}

/** Drops an open draft. It stays in the database and is not listed any more. Throws like `changeDraft`. */
export function dropDraft(
  { database, now }: EditionDependencies,
  member: StaffMember,
  { id, version, from }: Act,
): Promise<void> {
  requireWriter(member)
  return asStaff(database, member.token, async (tx) => {
    await findOpen(tx, id, version)
    await sql`update app.rule_drafts set version = version + 1, state = 'dropped',
      changed_at = ${now().toISOString()}::timestamptz, changed_from = ${from.slice(0, 64)}
      where id = ${id}::uuid and version = ${version}`.execute(tx)
  })
}

/**
 * Approves an open draft. From its date on it is the edition in force. Throws 422 second_person for an author of the
 * draft, 422 not_ready with the reasons of `approvalBars`, and like `changeDraft`.
 */
export function approveDraft(
  { database, now, editionId }: EditionDependencies,
  member: StaffMember,
  { id, version, from }: Act,
): Promise<void> {
  requireWriter(member)
  const at = now()
  return asStaff(database, member.token, async (tx) => {
    const draft = await findOpen(tx, id, version)
    if (draft.authors.includes(member.token.sub))
      throw refuse(422, 'second_person', 'Somebody else approves what you have written')
    const before = await rulesBefore(tx, draft.effectiveOn)
    const bars = approvalBars(before ?? rulesEditions[editionId].rules, draft, editionDay(at.getTime()))
    if (bars.length > 0) throw refuse(422, 'not_ready', bars.map(barText).join(', '))
    await sql`insert into app.rule_editions (draft_id, draft_version, approved_at, approved_from)
      values (${id}::uuid, ${version}, ${at.toISOString()}::timestamptz, ${from.slice(0, 64)})`.execute(tx)
  })
}

/** Returns 404 unknown_draft, to be thrown. */
export const unknownDraft = () => refuse(404, 'unknown_draft', 'This draft is not known')

type OpenRow = { version: number; effectiveOn: string; rules: EditionRules; authors: string[] }

/**
 * Returns the draft, locked until the transaction ends. Throws 404 unknown_draft, or 409 changed_meanwhile if it is not
 * open or has another version.
 */
async function findOpen(tx: Sql, id: string, version: number): Promise<OpenRow> {
  const { rows } = await sql<OpenRow & { state: string }>`
    select state, version, effective_on::text as "effectiveOn", rules, authors
    from app.rule_drafts where id = ${id}::uuid for update`.execute(tx)
  const draft = rows[0]
  if (!draft) throw unknownDraft()
  if (draft.state !== 'open' || draft.version !== version)
    throw refuse(
      409,
      'changed_meanwhile',
      'Somebody changed, approved or dropped this draft before. Nothing of this was done.',
    )
  return draft
}

/** Returns the rules that an edition of this day would replace; null = those of the shipped edition. */
async function rulesBefore(tx: Sql, day: string): Promise<EditionRules | null> {
  const { rows } = await sql<{ number: number; effectiveOn: string; rules: EditionRules }>`
    select number, effective_on::text as "effectiveOn", rules from app.rule_editions
    where effective_on <= ${day}::date order by effective_on desc, number desc limit 1`.execute(tx)
  return editionOn(rows, day)?.rules ?? null
}

const barText = (bar: { why: string; country?: string }) =>
  bar.country ? `${bar.country}: ${bar.why}` : bar.why

const refuse = (status: 404 | 409 | 422, code: string, message: string) =>
  new ApiError({ status, code, message })
