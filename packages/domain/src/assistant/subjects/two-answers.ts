import { examples } from './two-answers.examples.ts'
import type { Subject } from './subject.ts'

export const twoAnswers: Subject = {
  id: 'two-answers',
  title: 'Why are there two answers, and where do they come from?',
  needs: [],
  yieldsTo: 'price-with-refund',
  answer: (_asked, tools) => [tools.explain('two-answers').text],
  examples,
}
