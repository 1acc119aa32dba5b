import { fixedSentences } from './fixed-sentences.ts'

const withoutAnswer = [fixedSentences.silent, fixedSentences.unsure, fixedSentences.fromGuides]

/** Does an answer of the assistant say that it knows nothing of what was asked, or is not sure what that is? */
export const isUnanswered = (answer: string): boolean => withoutAnswer.some((words) => answer.includes(words))
