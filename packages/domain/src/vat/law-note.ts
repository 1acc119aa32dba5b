import { formatMonth } from '../content/format-day.ts'
import { countryName, type Country } from '../places/countries.ts'
import { minimumPhrase, minEligible } from './minimum-text.ts'
import { findLaw, findRule, hasSameMinimum, type RulesEditionId, type VatRule } from './rules.ts'

export type LawNote = { text: string; source: string; validFrom: string }

const sentences: Record<Country, (law: VatRule) => string> = {
  france: (law) => `${required(law)}: ${minEligible(law)} or over counts.`,
  spain: (law) => `${since(law, 'had no minimum')}: ask the shop for a DIVA form.`,
  italy: (law) => `${required(law, 'only ')}: ask the shop for a tax-free form.`,
  germany: (law) => `${required(law)}: ${minEligible(law)} or over counts.`,
}

const required = (law: VatRule, word = '') => since(law, `asked for ${word}${minimumPhrase(law)}`)
const since = ({ country, validFrom }: VatRule, what: string) =>
  `${countryName(country)} itself has ${what} since ${formatMonth(validFrom)}`

/**
 * Returns a sentence for a country whose minimum in the chosen edition differs from the newest law, in amount or
 * comparison; null if they agree. For information only: no number is computed from it.
 */
export function lawNote(country: Country, editionId: RulesEditionId): LawNote | null {
  const chosen = findRule(editionId, country)
  const law = findLaw(editionId, country)
  if (hasSameMinimum(chosen, law)) return null
  return { text: sentences[country](law), source: law.source, validFrom: law.validFrom }
}
