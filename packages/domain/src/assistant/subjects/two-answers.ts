import { examples } from './two-answers.examples.ts'
import type { Subject } from './subject.ts'

export const twoAnswers: Subject = {
  id: 'two-answers',
  title: 'Why can an answer differ from the law, and what are your sources?',
  needs: [],
  yieldsTo: 'price-with-refund',
  answer: (_asked, tools) => [tools.explain('two-answers').text],
  examples,
}
