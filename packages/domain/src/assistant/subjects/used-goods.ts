import { answerGoods } from '../answers/answer-goods.ts'
import { kindNamed } from '../answers/kind-of-goods.ts'
import type { Subject } from './subject.ts'
import { examples } from './used-goods.examples.ts'

export const usedGoods: Subject = {
  id: 'used-goods',
  title: 'Do secondhand goods count?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'left-out',
  refusesGoods: ['used-goods'],
  isPlainIn: (question) => kindNamed(question) === 'used-goods',
  answer: answerGoods('left-out'),
  examples,
}
