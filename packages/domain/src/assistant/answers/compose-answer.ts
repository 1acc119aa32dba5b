import type { Subject } from '../subjects/subject.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import { answerSubject } from './answer-subject.ts'
import { chooseSubject, type Subjects } from './choose-subject.ts'
import { fixedSentences } from './fixed-sentences.ts'
import { saysEnglishOnly } from './in-english.ts'
import { offerNearest } from './offer-nearest.ts'
import { secondReading } from './second-reading.ts'

/** Returns the paragraphs of an answer, in the order of the message's questions; at least one. */
export async function composeAnswer(
  inquiry: readonly Inquiry[],
  subjects: readonly Subject[],
  tools: Toolbox,
): Promise<string[]> {
  const known: Subjects = new Map(subjects.map((subject) => [subject.id, subject]))
  const refusesGoods = refusedGoods(subjects)
  const parts: string[] = []
  for (const part of inquiry) {
    const one = { ...part, refusedAs: refusedAs(part, known), refusesGoods }
    const subject = chooseSubject(one, known)
    const sentences = subject
      ? await answerSubject(subject, one, tools)
      : await offerNearest(one, known, tools)
    parts.push(...sentences)
    if (subject) parts.push(...(await secondReading(subject, one, known, tools, sentences)))
  }
  const note = saysEnglishOnly(inquiry[0]?.question.language ?? 'en')
  const once = [...new Set(parts)]
  // A question outside the scope gets no sentence beside one inside it.
  const sentences = once.filter(
    (part) => inquiry.length === 1 || once.length === 1 || part !== fixedSentences.outside,
  )
  return note ? [note, ...sentences] : sentences
}

/** From this likelihood on, a subject that refuses estimates prevents one. */
const refusesFrom = 0.45

const refusedAs = ({ ranked }: Inquiry, subjects: Subjects): Inquiry['refusedAs'] =>
  ranked.flatMap(({ subject, likelihood }) =>
    likelihood < refusesFrom ? [] : (subjects.get(subject)?.refusesAs ?? []),
  )[0] ?? null

const refusedGoods = (subjects: readonly Subject[]): NonNullable<Inquiry['refusesGoods']> =>
  new Map(
    subjects.flatMap(({ refusesAs: reason, refusesGoods: kinds = [] }) =>
      reason ? kinds.map((kind) => [kind, reason] as const) : [],
    ),
  )
