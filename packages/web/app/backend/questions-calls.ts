import type { DeskQuestions, QuestionMark } from '@retour/domain/wire/questions'
import { callDesk } from './staff-calls.ts'

/** What the assistant had no answer to, the most asked first; those that are marked apart. Throws BackendError; as below. */
export const readQuestions = (show: 'open' | 'marked'): Promise<DeskQuestions> =>
  callDesk(`/questions?show=${show}`)

/** null takes the mark away. 404 for one that has left. */
export const markQuestion = (id: string, mark: QuestionMark | null): Promise<object> =>
  callDesk(`/questions/${id}`, { mark })
