import { fixedSentences } from './fixed-sentences.ts'

const withoutAnswer = [fixedSentences.silent, fixedSentences.unsure, fixedSentences.fromGuides]

/** Returns whether an answer says that it does not know, or is not sure what was asked. */
export const isUnanswered = (answer: string): boolean => withoutAnswer.some((words) => answer.includes(words))
