import { countries, type Country } from '../../places/countries.ts'
import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { describeRule } from './describe-rule.ts'

/** The rules of the countries that a question names, of the one that the talk is about, or of all four. */
export function describeRules({ places, country }: Question, tools: Toolbox): string[] {
  const named = [...new Set(places.map((spoken) => spoken.country))]
  const asked: readonly Country[] = named.length > 0 ? named : country ? [country] : countries
  return asked.map((one) => describeRule(tools.rule(one)))
}
