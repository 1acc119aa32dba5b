import { ruleNumbers } from '../../content/rule-numbers.ts'
import type { RulesEditionId } from '../../vat/rules.ts'
import { explanations } from './explanations.ts'
import type { Sourced } from './library.ts'
import { checkedPage } from './rule-citation.ts'

/** The name of an explanation. */
export type Subject = keyof ReturnType<typeof explanations>
/** An explanation with its sources. */
export type Explained = Sourced & { text: string }

/** The names of all explanations. */
export const subjects = Object.keys(explanations(ruleNumbers('guide-2025-05'))) as Subject[]

/** Returns an explanation, with the numbers of an edition. */
export function explain(subject: Subject, edition: RulesEditionId): Explained {
  const { text, title, path } = explanations(ruleNumbers(edition))[subject]
  return { text, citations: [checkedPage(title, path)] }
}
