import { formatLongDay, formatMonth } from '../../content/format-day.ts'
import type { Place } from '../../places/catalogue.ts'
import { refundLocationsOf, type RefundLocationRecord } from '../../places/refund-locations.ts'
import { findRule, newestLawEditionId, rulesEditions, type RulesEditionId } from '../../vat/rules.ts'
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

/** A page that rests on the rules, with the day on which the law was checked against its sources. */
export const checkedPage = (title: string, path: string): Citation => ({
  title,
  path,
  dated: `law checked ${formatLongDay(findRule(newestLawEditionId, 'france').checkedOn)}`,
})

/** The guide of a place, or its map, with how old the sources of its records are. */
export function placePage(
  title: string,
  path: string,
  { country, slug }: Pick<Place, 'country' | 'slug'>,
): Citation {
  return { title, path, dated: agesOf(refundLocationsOf(country, slug)) }
}

/** "newest source July 2026, 12 of 43 dated"; "sources without dates" where none shows one. */
function agesOf(records: readonly RefundLocationRecord[]): string {
  const days = records.flatMap(({ source_dated: dated }) => dated ?? []).toSorted()
  const newest = days.at(-1)
  if (!newest) return 'sources without dates'
  return `newest source ${formatMonth(newest)}, ${days.length} of ${records.length} dated`
}
