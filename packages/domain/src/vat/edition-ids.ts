// Apart from the rules: pages that name an edition, or the day, need not fetch all that the rules rest on.
export const rulesEditionIds = ['guide-2025-05', 'law-2026-11'] as const

export type RulesEditionId = (typeof rulesEditionIds)[number]

/** The product guide's constants; RULES_EDITION chooses another edition. */
export const defaultEditionId: RulesEditionId = 'guide-2025-05'

/** The edition that other editions are compared with when a page says what the law is today. */
export const newestLawEditionId: RulesEditionId = 'law-2026-11'

/** When the newest law was read last (YYYY-MM-DD). */
export const lawCheckedOn = '2026-11-21'

/** Is this text the name of an edition that the product ships? */
export function isEditionId(text: unknown): text is RulesEditionId {
  return (rulesEditionIds as readonly unknown[]).includes(text)
}
