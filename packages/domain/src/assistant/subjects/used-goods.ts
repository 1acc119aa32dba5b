import { explains } from '../answers/explains.ts'
import { examples } from './used-goods.examples.ts'
import type { Subject } from './subject.ts'

export const usedGoods: Subject = {
  id: 'used-goods',
  title: 'Do secondhand goods count?',
  needs: [],
  isWithoutAmount: true,
  answer: explains('left-out'),
  examples,
}
