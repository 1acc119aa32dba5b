import type { Subject } from '../subjects/subject.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import { confidenceOf } from '../understanding/confidence.ts'
import { askButtons } from './ask-button.ts'
import type { Subjects } from './choose-subject.ts'
import { fixedSentences } from './fixed-sentences.ts'
import { describeReading } from './second-reading.ts'
import { describePassage } from './describe-passage.ts'

/** From this share of a question's words on, a passage of a guide is quoted although no subject is certain. */
const minCoverage = 0.6
/** From this likelihood on, a subject is preferred to a passage of the guides. */
const likelyFrom = 0.4
/** If the best subject is below this, none of the words are known. */
const knowsNothing = 0.12
const nearestShown = 3
/** Below this likelihood, a subject is only offered as a button. */
const minLikelihoodOfReading = 0.12
/** At most this many subjects are answered at once. */
const maxReadings = 2

/**
 * Returns what is offered if it is unclear what a question is about: two likely subjects or passages of the guides,
 * with buttons.
 */
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
  const passage = tools.quote(question.topicLine, { country: question.country, slug }, minCoverage)
  const nearest = buttonsOf(listed.slice(0, nearestShown))
  const isLikely =
    (listed[0] && ranked[0]?.subject === listed[0].id && ranked[0].likelihood >= likelyFrom) ?? false
  if (passage && !isLikely)
    return [fixedSentences.fromGuides, describePassage(passage), `${fixedSentences.orAsk}\n${nearest}`]
  if ((ranked[0]?.likelihood ?? 0) < knowsNothing) return [fixedSentences.possibleQuestions]
  const isUnknownNear = ranked.slice(0, 2).some(({ subject }) => subjects.get(subject)?.isUnknown)
  if (isUnknownNear) return [`${fixedSentences.unsure}\n${nearest}`]
  const sentences = await describeReadings(listed.slice(0, maxReadings), inquiry, tools)
  return [fixedSentences.unsure, ...sentences, buttonsOf(listed.slice(maxReadings, nearestShown))]
}

/** Returns each as a button with its answer, if that needs no other facts. */
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
    // Two subjects with the same answer count as one.
    const isSaid = reading !== null && sentences.some((one) => bodyOf(one) === bodyOf(reading))
    if (!isSaid) sentences.push(reading ?? buttonsOf([subject]))
  }
  return sentences
}

const buttonsOf = (subjects: readonly Subject[]) => askButtons(subjects.map(({ title }) => title))

/** Returns the text under the button. */
const bodyOf = (reading: string) => reading.slice(reading.indexOf('\n') + 1)

/** If there is one reading, it is the answer. */
const underClose = (readings: readonly string[]) =>
  readings.length > 1 ? [fixedSentences.close, ...readings] : [...readings]
