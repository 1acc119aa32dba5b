import { answerGoods } from '../answers/answer-goods.ts'
import { estimateGoods } from '../answers/estimates.ts'
import { isLeftOut, kindNamed, leftOutKinds } from '../answers/kind-of-goods.ts'
import { examples } from './left-out.examples.ts'
import type { Subject } from './subject.ts'

export const leftOut: Subject = {
  id: 'left-out',
  title: 'Which goods are left out?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'left-out',
  refusesGoods: leftOutKinds,
  isPlainIn: (question) => isLeftOut(kindNamed(question)),
  answer: async (inquiry, tools) => [
    ...(await answerGoods('left-out')(inquiry, tools)),
    ...estimateGoods(inquiry, tools),
  ],
  examples,
}
