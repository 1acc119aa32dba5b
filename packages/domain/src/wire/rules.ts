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
