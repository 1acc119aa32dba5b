import type { RulesEditionId } from '@retour/domain/vat/rules'

/**
 * A question as tourists ask it, and the facts of a right answer, worked out by hand from the rules and the data. `says`
 * must all be in the answer, `never` must not. `earlier` are the asker's messages before it in the same talk.
 */
export type TouristQuestion = {
  ask: string
  earlier?: string[]
  edition?: RulesEditionId
  says: (string | RegExp)[]
  never?: (string | RegExp)[]
}

export const law = 'law-2026-11' satisfies RulesEditionId

/** Answers that give nothing away: for what is outside the subject, unknown, or not to be done. */
export const outside = /outside what I know/
export const silent = /My sources say nothing reliable/
export const refused = /I can’t do that/
export const asksCountry = /In which country was the purchase/
