import { countries, type Country } from '../../places/countries.ts'
import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { describeAbroad } from './answer-abroad.ts'
import { describeRule } from './describe-rule.ts'

const isShop: ReadonlySet<string> = new Set(['bought', 'named'])

/**
 * Returns the rules of the named countries, else of the country of the conversation, else of all four. Adds what is
 * known of other named countries.
 */
export function describeRules({ places, country, foreign }: Question, tools: Toolbox): string[] {
  const named = [...new Set(places.map((spoken) => spoken.country))]
  const chosenCountries: readonly Country[] = named.length > 0 ? named : country ? [country] : countries
  const abroad = foreign.filter(({ role, foreign: there }) => isShop.has(role) && there.zone !== 'outside')
  return [
    ...chosenCountries.map((one) => describeRule(tools.rule(one))),
    ...abroad.flatMap((spoken) => describeAbroad(spoken, tools)),
  ]
}
