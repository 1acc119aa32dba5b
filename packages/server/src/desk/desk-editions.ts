import { editionDay } from '@retour/domain/vat/edition-on-day'
import { rulesEditions, type ShippedEditionId } from '@retour/domain/vat/rules'
import type { ApprovedEdition, DeskEditions, OpenDraft } from '@retour/domain/wire/rules'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import type { EditionPages } from '#server/site/edition-pages'
import { asStaff } from './as-staff.ts'
import { mayChangeRules, mayReadRules, notYours } from './desk-rules.ts'
import type { StaffMember } from './staff-member.ts'
import { namesOfStaff } from './staff-names.ts'

export type EditionDependencies = {
  database: Database
  now: () => Date
  editionId: ShippedEditionId
  pages: EditionPages | null
}

type Instant = Date | string
type DraftRow = Omit<OpenDraft, 'authors' | 'isOwn' | 'changedAt'> & { authors: string[]; changedAt: Instant }
type EditionRow = Omit<ApprovedEdition, 'authors' | 'approvedBy' | 'approvedAt'> & {
  authors: string[]
  approvedBy: string
  approvedAt: Instant
}

/** Returns open drafts, approved editions and shipped editions. Throws 403 for a role that may not read rules. */
export async function listEditions(
  { database, now, editionId, pages }: EditionDependencies,
  member: StaffMember,
): Promise<DeskEditions> {
  if (!mayReadRules(member)) throw notYours('Your role sees no rules')
  const { drafts, editions } = await asStaff(database, member.token, async (tx) => ({
    drafts: (
      await sql<DraftRow>`
        select id, version, name, effective_on::text as "effectiveOn", rules, authors, changed_at as "changedAt"
        from app.rule_drafts where state = 'open' order by changed_at desc limit 100`.execute(tx)
    ).rows,
    editions: (
      await sql<EditionRow>`
        select number, name, effective_on::text as "effectiveOn", rules, authors, approved_by as "approvedBy",
          approved_at as "approvedAt"
        from app.rule_editions order by effective_on desc, number desc limit 100`.execute(tx)
    ).rows,
  }))
  const nameOf = await namesOfStaff(database, [
    ...drafts.flatMap(({ authors }) => authors),
    ...editions.flatMap(({ authors, approvedBy }) => [...authors, approvedBy]),
  ])
  return {
    today: editionDay(now().getTime()),
    shipped: Object.values(rulesEditions).toSorted(
      (one, other) => Number(other.id === editionId) - Number(one.id === editionId),
    ),
    drafts: drafts.map(({ authors, changedAt, ...draft }) => ({
      ...draft,
      authors: authors.map(nameOf),
      isOwn: authors.includes(member.token.sub),
      changedAt: iso(changedAt),
    })),
    editions: editions.map(({ authors, approvedBy, approvedAt, ...edition }) => ({
      ...edition,
      authors: authors.map(nameOf),
      approvedBy: nameOf(approvedBy),
      approvedAt: iso(approvedAt),
    })),
    mayDraft: mayChangeRules(member),
    pages: pages?.status() ?? null,
  }
}

const iso = (instant: Instant) => new Date(instant).toISOString()
