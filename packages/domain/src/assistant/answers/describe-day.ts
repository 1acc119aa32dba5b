import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { askForDay, describeDeadline } from './describe-deadline.ts'

/** "bought on the 2nd and on the 20th" */
const severalDays = /\b(?:and|both|plus|each)\b/
const maxDaysListed = 4

/** Returns until when goods must leave the EU: for the purchase days of the question, or in general. */
export function describeDay({ line, day, pastDays, leavingDays }: Question, tools: Toolbox): string[] {
  if (day === 'ambiguous') return [askForDay]
  const each = [...new Set(pastDays)]
  if (each.length > 1 && severalDays.test(line))
    return each.slice(0, maxDaysListed).map((one) => describeDeadline(tools.deadline(one, leavingDays)))
  if (day) return [describeDeadline(tools.deadline(day.day, leavingDays))]
  return [...leavingDays.map((leaving) => tools.oldest(leaving).text), tools.explain('deadline').text]
}
