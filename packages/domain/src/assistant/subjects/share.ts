import { explains } from '../answers/explains.ts'
import { examples } from './share.examples.ts'
import type { Subject } from './subject.ts'

const certain = /\b(?:guarant\w+|promise\w*|certain|surely|for sure)\b/

/** "You write 85% but the shop gives 70%" */
const ofParts =
  /\d ?% .*\b(?:shops?|stores?|operators?|counters?|clerks?|sellers?|planet|global blue|gives?|gave|get|got|pays?|paid|keeps?|takes?)\b/

export const share: Subject = {
  id: 'share',
  title: 'Why do I get less than the VAT?',
  needs: [],
  isRaisedIn: ({ line }) => ofParts.test(line),
  answer: async (inquiry, tools) => [
    ...(certain.test(inquiry.question.line) ? [tools.explain('no-promise').text] : []),
    ...(/\blafayette\b/.test(inquiry.question.line) ? [tools.explain('department-store').text] : []),
    ...(await explains('share')(inquiry, tools)),
  ],
  examples,
}
