import { formatMonth } from '../../content/format-day.ts'
import { checked, notCheckedSince } from '../../content/checked-date.ts'
import type { Place } from '../../places/catalogue.ts'
import { countries } from '../../places/countries.ts'
import { refundLocationsOf, type RefundLocationRecord } from '../../places/refund-locations.ts'
import { findEdition, findRule, newestLawEditionId, type RulesEditionId } from '../../vat/rules.ts'
import type { Citation } from '../citation.ts'

/**
 * Returns the citation of the page of rules, with the edition. The product guide has a month and was never today's law.
 */
export function ruleCitation(edition: RulesEditionId): Citation {
  const { name } = findEdition(edition)
  const page = { title: 'Rules we compute with', path: '/data-sources', dated: name }
  if (edition !== newestLawEditionId) return page
  return {
    ...page,
    check: { on: oldestCheck, lapsed: `${name}, ${notCheckedSince(oldestCheck)}` },
  }
}

/**
 * Returns the citation of a page about the rules, with the day on which they were checked against the law's sources.
 */
export const checkedPage = (title: string, path: string): Citation => ({
  title,
  path,
  dated: `law ${checked(oldestCheck)}`,
  check: { on: oldestCheck, lapsed: `law ${notCheckedSince(oldestCheck)}` },
})

/** The check of four countries is as old as the oldest of them. */
const oldestCheck =
  countries.map((country) => findRule(newestLawEditionId, country).checkedOn).sort()[0] ?? ''

/** Returns the citation of a place's guide or map, with the age of its records' sources. */
export function placePage(
  title: string,
  path: string,
  { country, slug }: Pick<Place, 'country' | 'slug'>,
): Citation {
  return { title, path, dated: agesOf(refundLocationsOf(country, slug)) }
}

/** "newest source July 2026, 12 of 43 dated"; "sources without dates" if none has one. */
function agesOf(records: readonly RefundLocationRecord[]): string {
  const days = records.flatMap(({ source_dated: dated }) => dated ?? []).toSorted()
  const newest = days.at(-1)
  if (!newest) return 'sources without dates'
  return `newest source ${formatMonth(newest)}, ${days.length} of ${records.length} dated`
}
