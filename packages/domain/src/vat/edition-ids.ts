import { type DeskEditionId, registeredEdition } from './known-editions.ts'

// Apart from the rules: pages that name an edition, or the day, need not fetch all that the rules rest on.
export const rulesEditionIds = ['guide-2025-05', 'law-2026-11'] as const

/** An edition that is in the repository; RULES_EDITION names one of them. */
export type ShippedEditionId = (typeof rulesEditionIds)[number]

/** Any edition that can be computed with: a shipped one, or one of the desk that this process or page has learned. */
export type RulesEditionId = ShippedEditionId | DeskEditionId

/** The product guide's constants; RULES_EDITION chooses another edition. */
export const defaultEditionId: ShippedEditionId = 'guide-2025-05'

/** The shipped edition that other editions are compared with when a page says what the law is today. */
export const newestLawEditionId: ShippedEditionId = 'law-2026-11'

/** When the newest law was read last (YYYY-MM-DD). */
export const lawCheckedOn = '2026-11-21'

/** Is this text the name of an edition that the product ships? */
export function isShippedEditionId(text: unknown): text is ShippedEditionId {
  return (rulesEditionIds as readonly unknown[]).includes(text)
}

/** Is this text the name of an edition that can be computed with here? */
export function isEditionId(text: unknown): text is RulesEditionId {
  return isShippedEditionId(text) || registeredEdition(text) !== undefined
}
