import type { RateTable } from '../../money/exchange.ts'
import type { Country } from '../../places/countries.ts'
import type { RulesEditionId } from '../../vat/rules.ts'
import type { Citation } from '../citation.ts'
import type { Understand } from '../understanding/classifier.ts'
import type { Passage } from '../knowledge/passages.ts'

/**
 * A passage found by a search. `coverage` is the share of the question's words, weighted by rarity, that it contains: 0
 * to 1.
 */
export type FoundPassage = Passage & { score: number; coverage: number }
/** Limits a search to a country, or to a place by its slug. */
export type SearchPlace = { country?: Country | null; slug?: string | null }
/** Returns the passages for a query, best first. */
export type SearchGuides = (query: string, where?: SearchPlace) => FoundPassage[]

/** What the tools need. `today` is YYYY-MM-DD in the server's time zone. */
export type Library = {
  editionId: RulesEditionId
  rates: RateTable
  today: string
  search: SearchGuides
  understand: Understand
}

/** The base of all results: the pages that they are based on. */
export type Sourced = { citations: Citation[] }
