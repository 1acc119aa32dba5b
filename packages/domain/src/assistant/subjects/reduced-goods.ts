import { answerReducedGoods } from '../answers/answer-reduced-goods.ts'
import { examples } from './reduced-goods.examples.ts'
import type { Subject } from './subject.ts'

export const reducedGoods: Subject = {
  id: 'reduced-goods',
  title: 'Are food and books refunded?',
  needs: [],
  isWithoutAmount: true,
  isOfCountry: true,
  answer: answerReducedGoods,
  examples,
}
