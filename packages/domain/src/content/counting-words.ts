import { countries, countryName, type Country } from '../places/countries.ts'
import { countingRules, guideCounting, lawCountingEverywhere } from '../vat/counting-rules.ts'
import { newestLawEditionId, type RulesEditionId } from '../vat/rules.ts'
import { textWithOther } from './other-reading.ts'

/** The law's rule for adding receipts up, with what somebody else says of it. */
export function lawCounting(country: Country): string {
  return textWithOther(countingRules[country])
}

/** What counts as one purchase by an edition, in a few words: "in one store on one day". */
export function editionCounting(editionId: RulesEditionId): string {
  return editionId === newestLawEditionId ? lawCountingEverywhere : guideCounting
}

/** How the edition counts and how the law of a country does, both said; the law's alone where it is what is computed. */
export function bothCountings(country: Country, editionId: RulesEditionId): string {
  return besideTheGuide(editionId, lawCounting(country))
}

/** The same for a cell of a table. */
export function bothCountingsShort(country: Country, editionId: RulesEditionId): string {
  const { short } = countingRules[country]
  return editionId === newestLawEditionId
    ? short
    : `In this guide what you buy ${guideCounting}; by law ${inSentence(short)}`
}

/** The same for all four countries, in the words for cells. */
export function allCountings(editionId: RulesEditionId): string {
  const each = countries.map(
    (country) => `${countryName(country)}, ${inSentence(countingRules[country].short)}`,
  )
  return besideTheGuide(editionId, `${each.join('; ')}.`)
}

const inSentence = (words: string) => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`

function besideTheGuide(editionId: RulesEditionId, law: string): string {
  return editionId === newestLawEditionId
    ? law
    : `This guide counts what you buy ${guideCounting}. By law: ${law}`
}
