import { countries, type Country } from '../../places/countries.ts'
import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { describeAbroad } from './answer-abroad.ts'
import { describeRule } from './describe-rule.ts'

const isShop: ReadonlySet<string> = new Set(['bought', 'named'])

/** The rules of the countries that a question names, of the one that the talk is about, or of all four; beside them what is known
 * of other countries that it names. */
export function describeRules({ places, country, foreign }: Question, tools: Toolbox): string[] {
  const named = [...new Set(places.map((spoken) => spoken.country))]
  const wantedCountries: readonly Country[] = named.length > 0 ? named : country ? [country] : countries
  const abroad = foreign.filter(({ role, foreign: there }) => isShop.has(role) && there.zone !== 'outside')
  return [
    ...wantedCountries.map((one) => describeRule(tools.rule(one))),
    ...abroad.flatMap((spoken) => describeAbroad(spoken, tools)),
  ]
}
