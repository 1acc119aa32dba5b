import { formatLongDay, formatMonth } from '../../content/format-day.ts'
import { factsCheckedOn } from '../../places/place-facts.ts'
import { findRule, rulesEditions, type RulesEditionId } from '../../vat/rules.ts'
import type { Citation } from '../citation.ts'

/** The page of the rules, with the edition and the day of its check. */
export function ruleCitation(edition: RulesEditionId): Citation {
  const { checkedOn } = findRule(edition, 'france')
  const { name } = rulesEditions[edition]
  const month = formatMonth(checkedOn)
  return {
    title: 'Rules we compute with',
    path: '/data-sources',
    dated: name.includes(month) ? name : `${name}, checked ${formatLongDay(checkedOn)}`,
  }
}

/** A page whose facts were last gone through on the day of the data. */
export const checkedPage = (title: string, path: string): Citation => ({
  title,
  path,
  dated: `checked ${formatMonth(factsCheckedOn)}`,
})
