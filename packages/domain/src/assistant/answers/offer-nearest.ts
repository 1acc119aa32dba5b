import type { Subject } from '../subjects/subject.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import { confidenceOf } from '../understanding/confidence.ts'
import { askButtons } from './ask-button.ts'
import type { Subjects } from './choose-subject.ts'
import { fixedSentences } from './fixed-sentences.ts'
import { describeReading } from './second-reading.ts'
import { describePassage } from './describe-passage.ts'

/** A guide's passage that holds this much of a question is told although no subject is sure. */
const fewestWords = 0.6
/** From here on a subject is nearer than a passage of the guides that shares words. */
const likelyFrom = 0.4
/** A ranking whose best is below this knows none of the words. */
const knowsNothing = 0.12
const nearestShown = 3
/** Less likely than this, a reading is a button alone. */
const minLikelihoodOfReading = 0.12
/** Of these the first are answered at once. */
const maxReadings = 2

/** What is offered where it is open what a question is about: two close subjects, or what the guides say, as buttons. */
export async function offerNearest(inquiry: Inquiry, subjects: Subjects, tools: Toolbox): Promise<string[]> {
  const { question, ranked } = inquiry
  const confidence = confidenceOf(ranked)
  const listed = ranked.flatMap(({ subject }) => {
    const found = subjects.get(subject)
    return found && !found.isUnlisted ? [found] : []
  })
  if (confidence.kind === 'close' && confidence.subjects.every((id) => !subjects.get(id)!.isUnlisted))
    return underClose(await describeReadings(listed.slice(0, 2), inquiry, tools))
  const slug = question.places.find(({ place }) => place !== null)?.place?.slug ?? null
  const passage = tools.quote(question.topicLine, { country: question.country, slug }, fewestWords)
  const nearest = buttonsOf(listed.slice(0, nearestShown))
  const isLikely =
    (listed[0] && ranked[0]?.subject === listed[0].id && ranked[0].likelihood >= likelyFrom) ?? false
  if (passage && !isLikely)
    return [fixedSentences.fromGuides, describePassage(passage), `${fixedSentences.orAsk}\n${nearest}`]
  if ((ranked[0]?.likelihood ?? 0) < knowsNothing) return [fixedSentences.whatCanBeAsked]
  const isUnknownNear = ranked.slice(0, 2).some(({ subject }) => subjects.get(subject)?.isUnknown)
  if (isUnknownNear) return [`${fixedSentences.unsure}\n${nearest}`]
  const sentences = await describeReadings(listed.slice(0, maxReadings), inquiry, tools)
  return [fixedSentences.unsure, ...sentences, buttonsOf(listed.slice(maxReadings, nearestShown))]
}

/** Each as a button with its answer, where that needs nothing more. */
async function describeReadings(
  subjects: readonly Subject[],
  inquiry: Inquiry,
  tools: Toolbox,
): Promise<string[]> {
  const sentences: string[] = []
  for (const subject of subjects) {
    const { likelihood = 0 } = inquiry.ranked.find((one) => one.subject === subject.id) ?? {}
    const reading =
      likelihood < minLikelihoodOfReading ? null : await describeReading(subject, inquiry, tools)
    // Two subjects that say the same of it are one.
    const isSaid = reading !== null && sentences.some((one) => bodyOf(one) === bodyOf(reading))
    if (!isSaid) sentences.push(reading ?? buttonsOf([subject]))
  }
  return sentences
}

const buttonsOf = (subjects: readonly Subject[]) => askButtons(subjects.map(({ title }) => title))

/** What is said under the button. */
const bodyOf = (reading: string) => reading.slice(reading.indexOf('\n') + 1)

/** One reading alone is the answer. */
const underClose = (readings: readonly string[]) =>
  readings.length > 1 ? [fixedSentences.close, ...readings] : [...readings]
