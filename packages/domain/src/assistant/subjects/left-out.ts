import { answerGoods } from '../answers/answer-goods.ts'
import { kindOfGoods } from '../answers/kind-of-goods.ts'
import { examples } from './left-out.examples.ts'
import type { Subject } from './subject.ts'

export const leftOut: Subject = {
  id: 'left-out',
  title: 'Which goods are left out?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'left-out',
  isPlainIn: ({ line }) => kindOfGoods({ goods: null }, line) === 'left-out',
  answer: answerGoods('left-out'),
  examples,
}
