import type { Subject } from '../subjects/subject.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Asked } from '../understanding/asked.ts'
import { abroadBeside, abroadInstead } from './abroad-of.ts'
import { askForMissing } from './ask-for-missing.ts'
import { estimatePurchases } from './estimates.ts'
import { fixedSentences } from './fixed-sentences.ts'

/** A subject's answer; what it needs and nobody told is asked for; what a purchase beside it gives back comes first. */
export async function answerSubject(subject: Subject, asked: Asked, tools: Toolbox): Promise<string[]> {
  const { purchases } = asked.question
  const instead = abroadInstead(subject, asked, tools)
  if (instead.length > 0) return instead
  const missing = askForMissing(subject.needs, asked, tools)
  if (missing) return [missing]
  const placed = purchases.filter(({ country }) => country !== null)
  const beside = subject.isWithoutAmount ? [] : estimatePurchases(asked, placed, tools)
  const answer = await subject.answer(asked, tools)
  if (answer.length === 0) return [fixedSentences.silent]
  if (subject.isSaidFirst) return [...answer, ...beside]
  return [...beside, ...abroadBeside(subject, asked, tools), ...answer]
}
