/** The maximum stored length of an unanswered question, in characters. */
export const maxOpenQuestionLength = 200
/** The maximum number of new questions stored a day (UTC). */
export const openQuestionsADay = 500
/** Days until a question is deleted after it was last asked. */
export const openQuestionDays = 90

/** `learned`: a later release answers it; `not-ours`: it is outside our subjects. */
export const questionMarks = ['learned', 'not-ours'] as const
export type QuestionMark = (typeof questionMarks)[number]

/** An unanswered question, without who asked it. Days are YYYY-MM-DD. */
export type OpenQuestion = {
  id: string
  question: string
  asked: number
  firstOn: string
  lastOn: string
  mark: QuestionMark | null
  askedSinceMark: number
}

export type DeskQuestions = {
  /** The most asked first, at most 200. */
  questions: OpenQuestion[]
  hasMore: boolean
  mayMark: boolean
}
