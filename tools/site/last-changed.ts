import { articleTemplates } from '@retour/domain/content/articles/articles'
import { legalPageTemplates } from '@retour/domain/content/legal/legal-pages'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { countries, isCountry } from '@retour/domain/places/countries'
import { factsChangedOn } from '@retour/domain/places/place-facts'
import { defaultEditionId, findRule, newestLawEditionId } from '@retour/domain/vat/rules'

const written = new Map<string, string>([
  ...articleTemplates.map((words) => words(ruleNumbers(defaultEditionId))).map(dated),
  ...legalPageTemplates.map((words) => words({})).map(dated),
])

function dated({ path, updated }: { path: string; updated: string }): [string, string] {
  return [path, updated]
}

const checkedOn = countries.map((country) => findRule(newestLawEditionId, country).checkedOn)

/**
 * Returns the day (YYYY-MM-DD) on which a page's content was last checked: the text of articles and legal pages, the
 * records of a place, the rules of a country. Null for other pages.
 */
export function lastChanged(path: string): string | null {
  const writtenOn = written.get(path)
  if (writtenOn) return writtenOn
  const [first = '', second, third] = path.split('/').slice(1)
  if (third === 'book-chauffeur') return null
  if (isCountry(first)) {
    const ofRules = findRule(newestLawEditionId, first).checkedOn
    return second && factsChangedOn > ofRules ? factsChangedOn : ofRules
  }
  if (first === 'map-locations' || first === 'data-sources') return factsChangedOn
  return checkedOn.toSorted().at(-1) ?? null
}
