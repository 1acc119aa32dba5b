import { formatPercent, validationSystem } from '@retour/domain/content/rule-text'
import type { Country } from '@retour/domain/places/countries'
import { minimumFigure } from '@retour/domain/vat/minimum-text'
import { guideFigures } from '@retour/domain/vat/guide-figures'
import { findRule, type RulesEditionId } from '@retour/domain/vat/rules'
import { m } from '#app/paraglide/messages.js'

/** A figure as shown on a page; `unit` is set small before the value. */
export type RuleFact = { label: string; value: string; unit?: string }

/**
 * Returns the four main figures of a country under an edition of the rules. Runs at build time: pages get the text
 * only.
 */
export function ruleFacts(country: Country, editionId: RulesEditionId): RuleFact[] {
  const rule = findRule(editionId, country)
  const isFree = rule.minimumPurchase === 0
  const isMoreThan = rule.comparison === 'more-than' && !isFree
  return [
    { label: m.guides_fact_rate(), value: formatPercent(rule.rate) },
    {
      label: isMoreThan ? m.guides_fact_more_than() : m.guides_fact_minimum(),
      value: isFree ? m.guides_fact_none() : minimumFigure(rule),
      unit: isFree ? undefined : 'EUR',
    },
    { label: m.guides_fact_validation(), value: validationSystem(country) },
    { label: m.guides_fact_leave(), value: guideFigures.exportWithin },
  ]
}
