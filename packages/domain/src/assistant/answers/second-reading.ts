import type { Subject } from '../subjects/subject.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import { abroadInstead } from './abroad-of.ts'
import { askForMissing } from './ask-for-missing.ts'
import { askButton } from './ask-button.ts'
import type { Subjects } from './choose-subject.ts'
import { fixedSentences } from './fixed-sentences.ts'

/** From this likelihood on, only the likeliest subject is answered. */
const certainFrom = 0.92
/** Below this likelihood, the next subject is not mentioned. */
const minSecondLikelihood = 0.06
const longest = 600

/**
 * Returns the answer of the second likeliest subject, under its own question, if it is not certain what was asked.
 * Empty if the first is certain or chosen by figures, or if the other answer depends on an amount or a missing fact.
 */
export async function secondReading(
  chosen: Subject,
  inquiry: Inquiry,
  subjects: Subjects,
  tools: Toolbox,
  sentences: readonly string[],
): Promise<string[]> {
  const [first, second] = inquiry.ranked
  if (!first || !second || first.subject !== chosen.id || isTalk(chosen)) return []
  if (first.likelihood >= certainFrom || second.likelihood < minSecondLikelihood) return []
  const other = subjects.get(second.subject)
  const reading = other ? await describeReading(other, inquiry, tools) : null
  const isSame = reading !== null && sentences.some((part) => reading.includes(part.slice(0, longest / 2)))
  return reading === null || isSame ? [] : [`${fixedSentences.orMeant} ${reading}`]
}

/** Returns a subject's answer under its question, shortened. Null if it is not plain text or needs a missing fact. */
export async function describeReading(
  subject: Subject,
  inquiry: Inquiry,
  tools: Toolbox,
): Promise<string | null> {
  const { purchases, otherCurrency } = inquiry.question
  if (
    subject.isUnlisted ||
    subject.isOfPurchases ||
    subject.isOfRows ||
    purchases.some(({ country }) => country !== null) ||
    otherCurrency !== null
  )
    return null
  if (askForMissing(subject.needs, inquiry, tools) !== null) return null
  const before = tools.calls.length
  const instead = abroadInstead(subject, inquiry, tools)
  const answer = (instead.length > 0 ? instead : await subject.answer(inquiry, tools)).join('\n\n')
  // Lookups of the second reading are not part of the question, so a model's answer is not compared with them.
  tools.calls.splice(before)
  return answer === '' ? null : `${askButton(subject.title)}\n${shortened(answer)}`
}

/** Shortens a text between lines or sentences. */
function shortened(text: string): string {
  if (text.length <= longest) return text
  const cut = Math.max(text.lastIndexOf('. ', longest) + 1, text.lastIndexOf('\n', longest))
  return cut > 0 ? `${text.slice(0, cut).trimEnd()} …` : text
}

/** Small talk and attempts to steer have no second reading. */
const isTalk = ({ id }: Subject) => id === 'steering' || id === 'small-talk'
