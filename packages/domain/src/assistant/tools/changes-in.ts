import { formatMonth } from '../../content/format-day.ts'
import { countryName, type Country } from '../../places/countries.ts'
import { lawChanges } from '../../vat/law-changes.ts'
import type { Sourced } from './library.ts'
import { checkedPage } from './rule-citation.ts'

/** Changes of rules. `since` is a month in words. */
export type Changes = Sourced & { changes: { since: string; country: string; text: string }[] }

const maxShown = 5

/** Returns dated changes of rules that affect shoppers, newest first, of one country or of all. */
export function changesIn(country: Country | null): Changes {
  const all = Object.values(lawChanges).toSorted((a, b) => (a.since < b.since ? 1 : -1))
  const matching = country ? all.filter((change) => change.country === countryName(country)) : all
  return {
    changes: matching.slice(0, maxShown).map((change) => ({
      since: formatMonth(change.since),
      country: change.country,
      text: change.text,
    })),
    citations: [checkedPage('Rules and what changed', '/vat-refund-rules-2025')],
  }
}
