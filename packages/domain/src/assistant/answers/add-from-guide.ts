import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { boughtIn } from './bought-in.ts'
import { tellPassage } from './tell-passage.ts'

/** Of a question's words, weighed by rarity, that a guide's question must hold to be the same one. */
const fewestWords = 0.45

/** What the guide of the named country says to the same question, where it says it plainly; else nothing. */
export function addFromGuide(question: Question, tools: Toolbox): string[] {
  const country = boughtIn(question) ?? question.places[0]?.country ?? null
  if (!country) return []
  const where = { country, slug: question.places[0]?.place?.slug ?? null }
  const passage = tools.quote(question.topicLine, where, fewestWords, {
    kind: 'question',
    country,
  })
  return passage ? [tellPassage(passage)] : []
}
