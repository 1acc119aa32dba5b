/** How much of a question without an answer is kept, in characters. */
export const maxOpenQuestionLength = 200
/** How many new ones are kept of a day (UTC). */
export const openQuestionsADay = 500
/** How long one is kept after it was asked last. */
export const openQuestionDays = 90

/** `learned`: a next release answers it; `not-ours`: it is none of our subjects. */
export const questionMarks = ['learned', 'not-ours'] as const
export type QuestionMark = (typeof questionMarks)[number]

/** What was asked and got no answer, without who asked. Days are YYYY-MM-DD. */
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
