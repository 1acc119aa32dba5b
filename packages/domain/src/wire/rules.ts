import type { EditionDraft, EditionRules } from '../vat/edition-record.ts'
import type { StandingRule } from '../vat/rules-to-check.ts'

/** A place on the web where a rule is read: an address without blanks, of at most 500 characters. */
export const sourceAddress = /^https?:\/\/[^\s/]+\.[^\s]+$/
export const sourceAddressLength = 500
export const checkNoteLength = 500

/** Somebody looked at a record and found it unchanged: when (an instant), who (null for an account that is gone), where, and a note. */
export type RuleCheck = { at: string; name: string | null; source: string; note: string }

export type DeskRule = StandingRule & { lastCheck: RuleCheck | null }

/** GET /desk/v1/rules: what asks for a new look first. `today` is YYYY-MM-DD (UTC); `lastAlarmAt` is when the mail about it was written last. */
export type DeskRules = { today: string; rules: DeskRule[]; lastAlarmAt: string | null; mayCheck: boolean }

/** A draft that is neither approved nor dropped. `authors` are all who wrote in it, null for an account that is gone. */
export type OpenDraft = EditionDraft & {
  id: string
  version: number
  authors: (string | null)[]
  /** The caller wrote in it, so somebody else approves it. */
  isOwn: boolean
  changedAt: string
}

/** What was approved; it never changes, and ends only by a newer one. */
export type ApprovedEdition = EditionDraft & {
  number: number
  authors: (string | null)[]
  approvedBy: string | null
  approvedAt: string
}

/** An edition that is in the repository. */
export type ShippedEdition = { id: string; name: string; rules: EditionRules }

/**
 * GET /desk/v1/rules/editions: `today` is YYYY-MM-DD in Paris; `shipped` begins with the one of RULES_EDITION, which is in
 * force until the first approved one is; `editions` are those approved, the latest first.
 */
export type DeskEditions = {
  today: string
  shipped: ShippedEdition[]
  drafts: OpenDraft[]
  editions: ApprovedEdition[]
  mayDraft: boolean
  /** Of the process that answers; null where it has no pages. */
  pages: PagesStatus | null
}

/** With which edition a process shows its pages and printable guides, and what stands in the way of a newer one. Instants. */
export type PagesStatus = {
  edition: string
  /** Of an edition of the desk; null for a shipped one. */
  name: string | null
  shownSince: string
  /** Since when another edition is in force than the pages have; null while they have it. */
  behindSince: string | null
  writingSince: string | null
  failure: { reason: string; tries: number; nextTryAt: string } | null
  /** What this server lacks to write pages; null where it was never asked for, or lacks nothing. */
  missing: string | null
}
