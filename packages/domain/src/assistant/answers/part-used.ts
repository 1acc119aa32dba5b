import type { Toolbox } from '../tools/toolbox.ts'
import type { Question } from '../reading/read-question.ts'
import { boughtIn } from './bought-in.ts'

/** A part of what stands on a form was eaten, used or opened. */
const partUsed =
  /\b(?:ate|eaten|eat|drank|drunk|used|opened|wore|worn|finished|consumed|broke|gave away)\b.*\b(?:half|some|one|part|few|two|piece|rest|others?|remaining|left over|same form|whole form|one form)\b|\b(?:half|some|one|part|few|two|piece|rest)\b.*\b(?:ate|eaten|drank|drunk|used|opened|wore|worn|finished|consumed)\b/
const ofForm = /\b(?:forms?|papers?|slip|invoice|der|scan|stamp|validat\w*|diva|rest|others|remaining)\b/

/** Was a part of what stands on a form used? */
export const isPartUsed = ({ line }: Pick<Question, 'line'>): boolean =>
  partUsed.test(line) && ofForm.test(line)

/** "We ate half of it, the rest is there": what a used part does to the form, by the country's record; else nothing. */
export function describePartUsed(question: Question, tools: Toolbox): string[] {
  return isPartUsed(question) ? describeIncomplete(question, tools) : []
}

/** What a form is worth of which something is missing or used: Spain's own record, and what holds everywhere. */
export function describeIncomplete(question: Question, tools: Toolbox): string[] {
  const country = boughtIn(question) ?? question.country
  return [
    ...(country === 'spain' ? [tools.explain('whole-form-spain').text] : []),
    tools.explain('missing-goods').text,
  ]
}
