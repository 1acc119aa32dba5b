import type { DeskQuestions, QuestionMark } from '@retour/domain/wire/questions'
import { callDesk } from './staff-calls.ts'

/**
 * Returns the questions that the assistant could not answer, the most frequent first; marked ones are listed
 * separately. Throws BackendError, like all below.
 */
export const readQuestions = (show: 'open' | 'marked'): Promise<DeskQuestions> =>
  callDesk(`/questions?show=${show}`)

/** Marks a question; null removes the mark. 404 if the question no longer exists. */
export const markQuestion = (id: string, mark: QuestionMark | null): Promise<object> =>
  callDesk(`/questions/${id}`, { mark })
