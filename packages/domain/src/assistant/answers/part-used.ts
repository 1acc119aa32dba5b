import type { Toolbox } from '../tools/toolbox.ts'
import type { Question } from '../reading/read-question.ts'
import { boughtIn } from './bought-in.ts'

/** Part of the goods on a form was eaten, used or opened. */
const partUsed =
  /\b(?:ate|eaten|eat|drank|drunk|used|opened|wore|worn|finished|consumed|broke|gave away)\b.*\b(?:half|some|one|part|few|two|piece|rest|others?|remaining|left over|same form|whole form|one form)\b|\b(?:half|some|one|part|few|two|piece|rest)\b.*\b(?:ate|eaten|drank|drunk|used|opened|wore|worn|finished|consumed)\b/
const ofForm = /\b(?:forms?|papers?|slip|invoice|der|scan|stamp|validat\w*|diva|rest|others|remaining)\b/

/** Returns whether part of the goods on a form was used. */
export const isPartUsed = ({ line }: Pick<Question, 'line'>): boolean =>
  partUsed.test(line) && ofForm.test(line)

/** Answers "We ate half of it, the rest is there" by the country's record; else nothing. */
export function describePartUsed(question: Question, tools: Toolbox): string[] {
  return isPartUsed(question) ? describeIncomplete(question, tools) : []
}

/** Returns what a form is worth if some of its goods are missing or used: Spain's record, and the general rule. */
export function describeIncomplete(question: Question, tools: Toolbox): string[] {
  const country = boughtIn(question) ?? question.country
  return [
    ...(country === 'spain' ? [tools.explain('whole-form-spain').text] : []),
    tools.explain('missing-goods').text,
  ]
}
