import type { Money } from '../../money/money.ts'
import type { RateTable } from '../../money/exchange.ts'
import type { Country } from '../../places/countries.ts'
import type { RulesEditionId } from '../../vat/rules.ts'

/** The types are those of docs/product.md, Concierge; `summary` says what to do and why it is suggested. */
export type Suggestion = {
  /** The reason, once for an account for good. */
  key: string
  type: 'shopping' | 'refund' | 'travel' | 'other'
  title: string
  summary: string
  conversationId: string | null
}

/** A saved calculation; `day` is YYYY-MM-DD. */
export type SavedCalculation = { id: string; day: string; purchase: Money; country: Country }

/** `questions` are the account's own messages of a talk, oldest first. */
export type SavedTalk = { id: string; questions: readonly string[]; isIdle: boolean }

/** What is known of one account, newest first. `today` is YYYY-MM-DD. */
export type SuggestionContext = {
  today: string
  editionId: RulesEditionId
  rates: RateTable
  favoriteIds: readonly number[]
  /** As they were typed. */
  destinations: readonly string[]
  calculations: readonly SavedCalculation[]
  talks: readonly SavedTalk[]
}
