import { type DeskEditionId, registeredEdition } from './known-editions.ts'

// Separate from the rules, so that pages that only name an edition or its day do not load the rules.
export const rulesEditionIds = ['guide-2025-05', 'law-2026-11'] as const

/** An edition in the repository; RULES_EDITION names one of them. */
export type ShippedEditionId = (typeof rulesEditionIds)[number]

/** Any edition to compute with: a shipped one, or one of the desk that this process or page has registered. */
export type RulesEditionId = ShippedEditionId | DeskEditionId

/** The product guide's constants; RULES_EDITION chooses another edition. */
export const defaultEditionId: ShippedEditionId = 'guide-2025-05'

/** The shipped edition that other editions are compared with when a page says what the law is today. */
export const newestLawEditionId: ShippedEditionId = 'law-2026-11'

/** The day on which the newest law was last checked (YYYY-MM-DD). */
export const lawCheckedOn = '2026-11-21'

/** Returns whether the text is the id of a shipped edition. */
export function isShippedEditionId(text: unknown): text is ShippedEditionId {
  return (rulesEditionIds as readonly unknown[]).includes(text)
}

/** Returns whether the text is the id of an edition to compute with here: shipped or registered. */
export function isEditionId(text: unknown): text is RulesEditionId {
  return isShippedEditionId(text) || registeredEdition(text) !== undefined
}
