import { asksForPassport } from '../answers/asks-for-passport.ts'
import { explains } from '../answers/explains.ts'
import { examples } from './documents.examples.ts'
import type { Subject } from './subject.ts'

export const documents: Subject = {
  id: 'documents',
  title: 'What do I bring to customs?',
  needs: [],
  answer: async (inquiry, tools) => [
    ...(asksForPassport(inquiry.question.line) ? [tools.explain('passport-at-till').text] : []),
    ...(await explains('documents')(inquiry, tools)),
  ],
  examples,
}
