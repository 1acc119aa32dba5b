import type { RulesEditionId } from '@retour/domain/vat/rules'

/**
 * A question of a tourist, and the facts of a right answer, derived by hand from rules and data. All of `says` must be
 * in the answer, none of `never`. `earlier` are the user's earlier messages in the conversation.
 */
export type TouristQuestion = {
  ask: string
  earlier?: string[]
  edition?: RulesEditionId
  says: (string | RegExp)[]
  never?: (string | RegExp)[]
}

export const law = 'law-2026-11' satisfies RulesEditionId

/** Answers that give no information: for questions outside the subject, unknown facts, or forbidden requests. */
export const outside = /outside what I know/
export const silent = /My sources say nothing reliable/
export const refused = /I can’t do that/
export const asksCountry = /In which country was the purchase/
