import type { Country } from '../places/countries.ts'
import { findRule, hasSameMinimum, newestLawEditionId, type RulesEditionId } from './rules.ts'

export type LawNote = { text: string; source: string; validFrom: string }

const sentences: Record<Country, string> = {
  france: 'France itself has asked for more than EUR 100 since January 2021: EUR 100.01 or over counts.',
  spain: 'Spain itself has had no minimum since July 2018: ask the shop for a DIVA form.',
  italy:
    'Italy itself has asked for only more than EUR 70 since February 2024: ask the shop for a tax-free form.',
  germany: 'Germany itself has asked for more than EUR 50 since January 2020: EUR 50.01 or over counts.',
}

/**
 * One sentence for a country whose minimum in the chosen edition differs, in amount or comparison, from
 * the newest law; null where they agree. It informs only: no number is computed from it.
 */
export function lawNote(country: Country, editionId: RulesEditionId): LawNote | null {
  const chosen = findRule(editionId, country)
  const law = findRule(newestLawEditionId, country)
  if (hasSameMinimum(chosen, law)) return null
  return { text: sentences[country], source: law.source, validFrom: law.validFrom }
}
