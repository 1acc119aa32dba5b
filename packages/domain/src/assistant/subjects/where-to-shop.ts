import { answerWhereToShop } from '../answers/answer-where-to-shop.ts'
import { findGone } from '../tools/find-gone.ts'
import { examples } from './where-to-shop.examples.ts'
import type { Subject } from './subject.ts'

export const whereToShop: Subject = {
  id: 'where-to-shop',
  title: 'Where can I shop tax free?',
  needs: [],
  isOfCountry: true,
  yieldsTo: 'price-in-other-currency',
  isPlainIn: ({ line }) => findGone(line) !== null,
  answer: answerWhereToShop,
  examples,
}
