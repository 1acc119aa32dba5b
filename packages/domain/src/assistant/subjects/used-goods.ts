import { answerGoods } from '../answers/answer-goods.ts'
import { kindOfGoods } from '../answers/kind-of-goods.ts'
import type { Subject } from './subject.ts'
import { examples } from './used-goods.examples.ts'

export const usedGoods: Subject = {
  id: 'used-goods',
  title: 'Do secondhand goods count?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'left-out',
  isPlainIn: ({ line }) => kindOfGoods({ goods: null }, line) === 'used-goods',
  answer: answerGoods('left-out'),
  examples,
}
