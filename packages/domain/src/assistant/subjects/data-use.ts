import { explains } from '../answers/explains.ts'
import { examples } from './data-use.examples.ts'
import type { Subject } from './subject.ts'

export const dataUse: Subject = {
  id: 'data-use',
  title: 'What happens with my data?',
  needs: [],
  answer: async (inquiry, tools) => [
    ...(/\bcookies?\b/.test(inquiry.question.line) ? [tools.explain('cookies').text] : []),
    ...(await explains('data-use')(inquiry, tools)),
  ],
  examples,
}
