import type { Subject } from '../subjects/subject.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import { abroadInstead } from './abroad-of.ts'
import { askForMissing } from './ask-for-missing.ts'
import { askButton } from './ask-button.ts'
import type { Subjects } from './choose-subject.ts'
import { fixedSentences } from './fixed-sentences.ts'

/** From here on the likeliest subject is answered alone. */
const certainFrom = 0.92
/** Less likely than this, the next one is not worth a line. */
const minSecondLikelihood = 0.06
const longest = 600

/**
 * The answer of the next likely subject, under its own question: where it is not certain what was asked, both readings
 * are told, and nobody takes one for the other. Empty where the first is certain or chosen by figures, and where the
 * other answer hangs on an amount, or on something that nobody told.
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

/** A subject's answer under its question, cut where it is long; null where it is no plain text that needs nothing more. */
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
  // What another reading looked up is no part of what was asked: a model's answer is not held against it.
  tools.calls.splice(before)
  return answer === '' ? null : `${askButton(subject.title)}\n${shortened(answer)}`
}

/** Cut between lines or sentences. */
function shortened(text: string): string {
  if (text.length <= longest) return text
  const cut = Math.max(text.lastIndexOf('. ', longest) + 1, text.lastIndexOf('\n', longest))
  return cut > 0 ? `${text.slice(0, cut).trimEnd()} …` : text
}

/** What is no question on our subject has no other reading. */
const isTalk = ({ id }: Subject) => id === 'steering' || id === 'small-talk'
