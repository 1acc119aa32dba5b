import type { Country } from '../places/countries.ts'
import { guide202505 } from './guide-2025-05.ts'
import { law202611 } from './law-2026-11.ts'
import type { VatRule } from './vat-rule.ts'

export type { VatRule } from './vat-rule.ts'

export type RulesEdition = { id: RulesEditionId; name: string; rules: Record<Country, VatRule> }

export const rulesEditionIds = ['guide-2025-05', 'law-2026-11'] as const

export type RulesEditionId = (typeof rulesEditionIds)[number]

/** The product guide's constants; RULES_EDITION chooses another edition. */
export const defaultEditionId: RulesEditionId = 'guide-2025-05'

/** The edition that other editions are compared with when a page says what the law is today. */
export const newestLawEditionId: RulesEditionId = 'law-2026-11'

export const rulesEditions: Record<RulesEditionId, RulesEdition> = {
  'guide-2025-05': { id: 'guide-2025-05', name: 'Product guide, May 2025', rules: guide202505 },
  'law-2026-11': { id: 'law-2026-11', name: 'Law in force, November 2026', rules: law202611 },
}

/** The rule that an edition holds for a country; every edition holds all four. */
export function findRule(editionId: RulesEditionId, country: Country): VatRule {
  return rulesEditions[editionId].rules[country]
}

/** Do two rules ask for the same purchase: the same minimum, counted or to be exceeded alike? */
export function hasSameMinimum(one: VatRule, other: VatRule): boolean {
  return one.minimumPurchase === other.minimumPurchase && one.comparison === other.comparison
}

/** Is this text the name of an edition that the product ships? */
export function isEditionId(text: unknown): text is RulesEditionId {
  return (rulesEditionIds as readonly unknown[]).includes(text)
}
