import type { Money } from '../../money/money.ts'
import type { RateTable } from '../../money/exchange.ts'
import type { Country } from '../../places/countries.ts'
import type { RulesEditionId } from '../../vat/rules.ts'

/** A suggestion (docs/product.md, Concierge). `summary` says what to do and why. */
export type Suggestion = {
  /** Identifies the reason, so that an account gets each suggestion only once. */
  key: string
  type: 'shopping' | 'refund' | 'travel' | 'other'
  title: string
  summary: string
  conversationId: string | null
}

/** A saved calculation; `day` is YYYY-MM-DD. */
export type SavedCalculation = { id: string; day: string; purchase: Money; country: Country }

/** A saved conversation. `questions` are the account's own messages, oldest first. */
export type SavedTalk = { id: string; questions: readonly string[]; isIdle: boolean }

/** The data of one account, newest first. `today` is YYYY-MM-DD. */
export type SuggestionContext = {
  today: string
  editionId: RulesEditionId
  rates: RateTable
  favoriteIds: readonly number[]
  /** As typed. */
  destinations: readonly string[]
  calculations: readonly SavedCalculation[]
  talks: readonly SavedTalk[]
}
