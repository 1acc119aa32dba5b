import { explains } from '../answers/explains.ts'
import { examples } from './share.examples.ts'
import type { Subject } from './subject.ts'

const certain = /\b(?:guarant\w+|promise\w*|certain|surely|for sure)\b/

export const share: Subject = {
  id: 'share',
  title: 'Why do I get less than the VAT?',
  needs: [],
  answer: async (asked, tools) => [
    ...(certain.test(asked.question.line) ? [tools.explain('no-promise').text] : []),
    ...(/\blafayette\b/.test(asked.question.line) ? [tools.explain('department-store').text] : []),
    ...(await explains('share')(asked, tools)),
  ],
  examples,
}
