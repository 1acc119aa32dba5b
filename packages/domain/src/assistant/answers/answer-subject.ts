import type { Subject } from '../subjects/subject.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import { abroadBeside, abroadInstead } from './abroad-of.ts'
import { askForMissing } from './ask-for-missing.ts'
import { estimatePurchases } from './estimates.ts'
import { fixedSentences } from './fixed-sentences.ts'

/**
 * Returns the answer of a subject. If it needs a fact that is missing, it asks for it. The refund of a purchase in the
 * question comes first.
 */
export async function answerSubject(subject: Subject, inquiry: Inquiry, tools: Toolbox): Promise<string[]> {
  const { purchases } = inquiry.question
  const instead = abroadInstead(subject, inquiry, tools)
  if (instead.length > 0) return instead
  const missing = askForMissing(subject.needs, inquiry, tools)
  if (missing) return [missing]
  const placed = purchases.filter(({ country }) => country !== null)
  const beside = subject.isWithoutAmount ? [] : estimatePurchases(inquiry, placed, tools)
  const answer = await subject.answer(inquiry, tools)
  if (answer.length === 0) return [fixedSentences.silent]
  if (subject.isSaidFirst) return [...answer, ...beside]
  return [...beside, ...abroadBeside(subject, inquiry, tools), ...answer]
}
