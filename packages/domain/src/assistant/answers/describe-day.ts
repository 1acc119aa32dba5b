import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { askForDay, describeDeadline } from './describe-deadline.ts'

/** Until when goods must be out: from the day of the purchase, or in general. */
export function describeDay({ day }: Question, tools: Toolbox): string[] {
  if (day === 'ambiguous') return [askForDay]
  return [day ? describeDeadline(tools.deadline(day.day)) : tools.explain('deadline').text]
}
