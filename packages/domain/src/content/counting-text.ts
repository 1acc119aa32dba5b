import { countries, countryName, type Country } from '../places/countries.ts'
import { countingRules, guideCounting } from '../vat/counting-rules.ts'
import { findRule, isLawEdition, type RulesEditionId } from '../vat/rules.ts'
import { textWithOther } from './other-reading.ts'
import { minimumText } from './rule-text.ts'

/** Returns the law's rule for combining receipts, with the other source's reading. */
export function lawCounting(country: Country): string {
  return textWithOther(countingRules[country])
}

/** Returns what counts as one purchase in a country by an edition, in a few words: "in one store on one day". */
export function editionCounting(country: Country, editionId: RulesEditionId): string {
  return isLawEdition(editionId) ? countingRules[country].counted : guideCounting
}

/** Returns a country's minimum and what it applies to: "over EUR 70 on one invoice", "no minimum". */
export function countedMinimum(country: Country, editionId: RulesEditionId): string {
  const rule = findRule(editionId, country)
  const words = minimumText(rule)
  return rule.minimumPurchase === 0 ? words : `${words} ${editionCounting(country, editionId)}`
}

/** Returns the minimums of some countries in one sentence; equal counting rules are said once. */
export function minimumsOf(chosen: readonly Country[], editionId: RulesEditionId): string {
  const listed = (words: (country: Country) => string) =>
    new Intl.ListFormat('en').format(chosen.map((one) => `${words(one)} in ${countryName(one)}`))
  return isLawEdition(editionId)
    ? `The least for a form: ${listed((one) => countedMinimum(one, editionId))}.`
    : `The minimum is counted ${guideCounting}: ${listed((one) => minimumText(findRule(editionId, one)))}.`
}

/** Returns the guide's counting rule as a sentence; '' for an edition that counts as the law does. */
export function ownCounting(editionId: RulesEditionId): string {
  return isLawEdition(editionId) ? '' : `This site counts what you buy ${guideCounting}.`
}

/** Returns the counting rules of the edition and of a country's law; the law's alone if the edition uses it. */
export function bothCountings(country: Country, editionId: RulesEditionId): string {
  return besideTheGuide(editionId, lawCounting(country))
}

/** Returns the same for a table cell. */
export function bothCountingsShort(country: Country, editionId: RulesEditionId): string {
  const { short } = countingRules[country]
  return isLawEdition(editionId)
    ? short
    : `In this guide what you buy ${guideCounting}; by law ${inSentence(short)}`
}

/** Returns the same for all four countries, for a table cell. */
export function allCountings(editionId: RulesEditionId): string {
  const each = countries.map(
    (country) => `${countryName(country)}, ${inSentence(countingRules[country].short)}`,
  )
  return besideTheGuide(editionId, `${each.join('; ')}.`)
}

const inSentence = (words: string) => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`

function besideTheGuide(editionId: RulesEditionId, law: string): string {
  return isLawEdition(editionId) ? law : `This guide counts what you buy ${guideCounting}. By law: ${law}`
}
