import type { RateTable } from '../../money/exchange.ts'
import type { Country } from '../../places/countries.ts'
import type { RulesEditionId } from '../../vat/rules.ts'
import type { Citation } from '../citation.ts'
import type { Understand } from '../understanding/classifier.ts'
import type { Passage } from '../knowledge/passages.ts'

/** `coverage` is the share of the question's own words, weighed by rarity, that the passage holds: 0 to 1. */
export type FoundPassage = Passage & { score: number; coverage: number }
export type SearchPlace = { country?: Country | null; slug?: string | null }
export type SearchGuides = (query: string, where?: SearchPlace) => FoundPassage[]

/** What every tool works from. `today` is YYYY-MM-DD, in the time of the server. */
export type Library = {
  editionId: RulesEditionId
  rates: RateTable
  today: string
  search: SearchGuides
  understand: Understand
}

/** What a tool found: facts to be told as they are, and the pages they stand on. */
export type Sourced = { citations: Citation[] }
