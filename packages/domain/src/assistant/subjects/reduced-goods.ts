import { answerReducedGoods } from '../answers/answer-reduced-goods.ts'
import { hasLowerRate, kindOfGoods } from '../answers/kind-of-goods.ts'
import { examples } from './reduced-goods.examples.ts'
import type { Subject } from './subject.ts'

export const reducedGoods: Subject = {
  id: 'reduced-goods',
  title: 'Are food and books refunded?',
  needs: [],
  isWithoutAmount: true,
  isOfCountry: true,
  // "Textbooks for 240 euros. Is it still 19?"
  isPlainIn: ({ purchases }, way) =>
    purchases.length > 0 && hasLowerRate(kindOfGoods({ goods: null }, way.line)),
  answer: answerReducedGoods,
  examples,
}
