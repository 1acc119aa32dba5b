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

/** Returns an edition, shipped or registered. Throws RangeError for a desk edition that is not registered here. */
export function findEdition(editionId: RulesEditionId): RulesEdition {
  const found = isShippedEditionId(editionId) ? rulesEditions[editionId] : registeredEdition(editionId)
  if (!found) throw new RangeError(`the edition ${editionId} is not known here`)
  return found
}

/** Returns an edition's rule for a country; every edition has all four. */
export function findRule(editionId: RulesEditionId, country: Country): VatRule {
  return findEdition(editionId).rules[country]
}

/**
 * Returns today's law, to show beside an edition: the newest shipped edition's rule, or the edition's own if the desk
 * has checked it later.
 */
export function findLaw(editionId: RulesEditionId, country: Country): VatRule {
  const law = findRule(newestLawEditionId, country)
  if (isShippedEditionId(editionId)) return law
  const own = findRule(editionId, country)
  return own.sourceKind !== 'product' && own.checkedOn > law.checkedOn ? own : law
}

/**
 * Returns whether an edition states the law of all four countries. Receipts are then counted as each country's law
 * says. If a country still follows the product guide, they are counted as the guide says.
 */
export function isLawEdition(editionId: RulesEditionId): boolean {
  if (isShippedEditionId(editionId)) return editionId === newestLawEditionId
  return Object.values(findEdition(editionId).rules).every(({ sourceKind }) => sourceKind !== 'product')
}

/** Returns whether two rules have the same minimum and the same comparison. */
export function hasSameMinimum(one: VatRule, other: VatRule): boolean {
  return one.minimumPurchase === other.minimumPurchase && one.comparison === other.comparison
}
