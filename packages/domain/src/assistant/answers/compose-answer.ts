import { boughtIn } from '../reading/follow-up.ts'
import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { answerGeneral, describePlace } from './answer-general.ts'
import { answerPurchases } from './answer-purchases.ts'
import { answerTelling } from './answer-telling.ts'
import { answerWayOut } from './answer-way-out.ts'
import { fixedWords } from './fixed-words.ts'
import { isOurSubject } from './our-subject.ts'
import { tellPassage } from './tell-passage.ts'

/** The parts of an answer in their order; at least one. */
export async function composeAnswer(question: Question, tools: Toolbox): Promise<string[]> {
  const { subject, purchases } = question
  if (subject.isSteering && purchases.length === 0) return [fixedWords.refused]
  if (subject.isOutside && purchases.length === 0) return [fixedWords.outside]
  const estimates = answerPurchases(question, tools)
  const further = [...answerWayOut(question, tools), ...(await answerTelling(question, tools))]
  if (further.length > 0) return [...estimates, ...further]
  if (estimates.length > 0) return [...estimates, ...answerWhere(question, tools)]
  const general = answerGeneral(question, tools)
  if (general.length > 0) return general
  const country = boughtIn(question)
  const place = question.places[0]?.place ?? null
  const passage =
    tools.quote(question.topicLine, { country, slug: place?.slug ?? null }, 0.6) ??
    tools.quote(question.topicLine, {}, 0.75)
  if (passage) return [tellPassage(passage)]
  const isBare = question.line.split(' ').length <= 3
  if (isBare && question.places.length === 0 && !isOurSubject(question.line))
    return [fixedWords.whatCanBeAsked]
  return [isOurSubject(question.line) ? fixedWords.silent : fixedWords.outside]
}

/** An amount and "where is the desk at …" in one question. */
function answerWhere(question: Question, tools: Toolbox): string[] {
  const hubs = question.places.filter(({ place }) => place !== null && place.kind !== 'city')
  const isAsked = question.subject.general.includes('desks') && hubs.length > 0
  return isAsked ? describePlace({ ...question, places: hubs }, tools) : []
}
