import type { Country } from '../places/countries.ts'
import type { RulesEditionId } from './edition-ids.ts'
import { guide202505 } from './guide-2025-05.ts'
import { law202611 } from './law-2026-11.ts'
import type { VatRule } from './vat-rule.ts'

export {
  defaultEditionId,
  isEditionId,
  newestLawEditionId,
  rulesEditionIds,
  type RulesEditionId,
} from './edition-ids.ts'
export type { VatRule } from './vat-rule.ts'

export type RulesEdition = { id: RulesEditionId; name: string; rules: Record<Country, VatRule> }

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
