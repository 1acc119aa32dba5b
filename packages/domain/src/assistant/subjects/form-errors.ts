import { explains } from '../answers/explains.ts'
import { describeIncomplete } from '../answers/part-used.ts'
import { examples } from './form-errors.examples.ts'
import type { Subject } from './subject.ts'

/** Goods of the form that the traveler no longer has. */
const ofMissing =
  /\b(?:lost|lose|losing|missing|stolen|gone|no longer|broke|broken|returned|gave (?:\w+ ){0,2}(?:back|away)|part of|only some|one of)\b/

export const formErrors: Subject = {
  id: 'form-errors',
  title: 'What if there is a mistake on the form?',
  needs: [],
  answer: async (inquiry, tools) => [
    ...(ofMissing.test(inquiry.question.line) ? describeIncomplete(inquiry.question, tools) : []),
    ...(await explains('form-errors')(inquiry, tools)),
  ],
  examples,
}
