import { explains } from '../answers/explains.ts'
import { examples } from './check-online.examples.ts'
import type { Subject } from './subject.ts'

const ofOperators = /\b(?:global blue|globalblue|planet|operators?|track\w*|refund tracker)\b/

export const checkOnline: Subject = {
  id: 'check-online',
  title: 'How do I check that a form is validated?',
  needs: [],
  answer: async (inquiry, tools) => [
    ...(await explains('check-online')(inquiry, tools)),
    ...(ofOperators.test(inquiry.question.line) ? [tools.explain('track-refund').text] : []),
  ],
  examples,
}
