import { examples } from './lost-goods.examples.ts'
import type { Subject } from './subject.ts'

export const lostGoods: Subject = {
  id: 'lost-goods',
  title: 'What if the goods were stolen or lost?',
  needs: [],
  isWithoutAmount: true,
  isOfOurForms: true,
  answer: (_asked, tools) => [tools.explain('lost-goods').text],
  examples,
}
