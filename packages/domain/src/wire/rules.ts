import type { EditionDraft, EditionRules } from '../vat/edition-record.ts'
import type { StandingRule } from '../vat/rules-to-check.ts'

/** The URL of a rule's source, without blanks, of at most 500 characters. */
export const sourceAddress = /^https?:\/\/[^\s/]+\.[^\s]+$/
export const sourceAddressLength = 500
export const checkNoteLength = 500

/** A check that found a record unchanged: when, who (null for a deleted account), where, and a note. */
export type RuleCheck = { at: string; name: string | null; source: string; note: string }

export type DeskRule = StandingRule & { lastCheck: RuleCheck | null }

/**
 * GET /desk/v1/rules: records that need a new check first. `today` is YYYY-MM-DD (UTC); `lastAlarmAt` is when the last
 * mail about it was written.
 */
export type DeskRules = { today: string; rules: DeskRule[]; lastAlarmAt: string | null; mayCheck: boolean }

/** An open draft. `authors` are all who edited it, null for a deleted account. */
export type OpenDraft = EditionDraft & {
  id: string
  version: number
  authors: (string | null)[]
  /** The caller edited it, so another person must approve it. */
  isOwn: boolean
  changedAt: string
}

/** An approved edition. It never changes and ends only with a newer one. */
export type ApprovedEdition = EditionDraft & {
  number: number
  authors: (string | null)[]
  approvedBy: string | null
  approvedAt: string
}

/** An edition in the repository. */
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
  /** The state of the responding process; null if it has no pages. */
  pages: PagesStatus | null
}

/** The edition of a process's pages and printable guides, and what prevents a newer one. Times are instants. */
export type PagesStatus = {
  edition: string
  /** Set for a desk edition; null for a shipped one. */
  name: string | null
  shownSince: string
  /** Since when the pages are older than the edition in force; null while they match. */
  behindSince: string | null
  writingSince: string | null
  failure: { reason: string; tries: number; nextTryAt: string } | null
  /** What this server lacks to write pages; null if it lacks nothing or was never asked to. */
  missing: string | null
}
