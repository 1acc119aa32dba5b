import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { shopAbroad, tellAbroad } from './answer-abroad.ts'
import { describeLocations } from './describe-customs.ts'
import { describePlaces } from './describe-places.ts'
import type { wishOf } from './wish-of.ts'

/** Desks of the places that a question names, else of a store that it names in whatever city. */
export function describeDesks(
  question: Question,
  tools: Toolbox,
  about: Parameters<typeof wishOf>[1] = {},
): string[] {
  const there = describePlaces(question, tools, about)
  if (there.length > 0) return there
  const store = tools.named(question.line)
  if (store) return [describeLocations(store)]
  const abroad = shopAbroad(question)
  return abroad ? tellAbroad(abroad, tools) : []
}
