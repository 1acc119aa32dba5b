import type { Country } from '../places/countries.ts'
import {
  isShippedEditionId,
  newestLawEditionId,
  type RulesEditionId,
  type ShippedEditionId,
} from './edition-ids.ts'
import { guide202505 } from './guide-2025-05.ts'
import { registeredEdition } from './known-editions.ts'
import { law202611 } from './law-2026-11.ts'
import type { VatRule } from './vat-rule.ts'

export {
  defaultEditionId,
  isEditionId,
  isShippedEditionId,
  newestLawEditionId,
  rulesEditionIds,
  type RulesEditionId,
  type ShippedEditionId,
} from './edition-ids.ts'
export type { VatRule } from './vat-rule.ts'

export type RulesEdition = { id: RulesEditionId; name: string; rules: Record<Country, VatRule> }

/** The shipped editions. */
export const rulesEditions: Record<ShippedEditionId, RulesEdition & { id: ShippedEditionId }> = {
  'guide-2025-05': { id: 'guide-2025-05', name: 'Product guide, May 2025', rules: guide202505 },
  'law-2026-11': { id: 'law-2026-11', name: 'Law in force, November 2026', rules: law202611 },
}

/** An edition, shipped or learned. Throws RangeError for one of the desk that nobody has told of here. */
export function findEdition(editionId: RulesEditionId): RulesEdition {
  const found = isShippedEditionId(editionId) ? rulesEditions[editionId] : registeredEdition(editionId)
  if (!found) throw new RangeError(`the edition ${editionId} is not known here`)
  return found
}

/** The rule that an edition holds for a country; every edition holds all four. */
export function findRule(editionId: RulesEditionId, country: Country): VatRule {
  return findEdition(editionId).rules[country]
}

/**
 * What the law is today, to stand beside an edition: that of the newest shipped edition, or the edition's own where somebody
 * at the desk has read it later.
 */
export function findLaw(editionId: RulesEditionId, country: Country): VatRule {
  const law = findRule(newestLawEditionId, country)
  if (isShippedEditionId(editionId)) return law
  const own = findRule(editionId, country)
  return own.sourceKind !== 'product' && own.checkedOn > law.checkedOn ? own : law
}

/**
 * Does an edition state the law of all four countries? Then receipts count as the law of each has it; one in which a country
 * still rests on the product guide counts as the guide does.
 */
export function isLawEdition(editionId: RulesEditionId): boolean {
  if (isShippedEditionId(editionId)) return editionId === newestLawEditionId
  return Object.values(findEdition(editionId).rules).every(({ sourceKind }) => sourceKind !== 'product')
}

/** Do two rules ask for the same purchase: the same minimum, counted or to be exceeded alike? */
export function hasSameMinimum(one: VatRule, other: VatRule): boolean {
  return one.minimumPurchase === other.minimumPurchase && one.comparison === other.comparison
}
