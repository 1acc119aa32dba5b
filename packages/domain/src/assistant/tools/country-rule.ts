import { countedMinimum, lawCounting } from '../../content/counting-text.ts'
import { formatMonth } from '../../content/format-day.ts'
import { minimumText, formatPercent, validationSystem } from '../../content/rule-text.ts'
import { countryName, type Country } from '../../places/countries.ts'
import { guideFigures } from '../../vat/guide-figures.ts'
import { lawNote } from '../../vat/law-note.ts'
import { findEdition, findRule } from '../../vat/rules.ts'
import type { Library, Sourced } from './library.ts'
import { checkedPage, ruleCitation } from './rule-citation.ts'

/** The rules of a country, formatted. */
export type CountryRule = Sourced & {
  countryName: string
  rate: string
  /** "from EUR 100", "over EUR 70" or "no minimum". */
  minimum: string
  /** The same with what counts as one purchase: "over EUR 70 on one invoice". */
  minimumCounted: string
  refundShare: string
  typicalShareOfPrice: string
  validation: string
  edition: string
  lawNote: string | null
  lawSince: string | null
}

/** Returns rate, minimum and validation of a country by the edition in use, and how today's law differs. */
export function countryRule(country: Country, { editionId }: Pick<Library, 'editionId'>): CountryRule {
  const rule = findRule(editionId, country)
  const law = lawNote(country, editionId)
  const name = countryName(country)
  return {
    countryName: name,
    rate: formatPercent(rule.rate),
    minimum: minimumText(rule),
    minimumCounted: countedMinimum(country, editionId),
    refundShare: formatPercent(rule.refundShare),
    typicalShareOfPrice: guideFigures.typicalShareOfPrice,
    validation: validationSystem(country),
    edition: findEdition(editionId).name,
    lawNote: law ? `${law.text} By law: ${lawCounting(country)}` : null,
    lawSince: law ? formatMonth(law.validFrom) : null,
    citations: [ruleCitation(editionId), checkedPage(name, `/${country}`)],
  }
}
