import { answerWhereToShop } from '../answers/answer-where-to-shop.ts'
import { findClosedStore } from '../tools/find-closed-store.ts'
import { examples } from './where-to-shop.examples.ts'
import type { Subject } from './subject.ts'

export const whereToShop: Subject = {
  id: 'where-to-shop',
  title: 'Where can I shop tax free?',
  needs: [],
  isOfCountry: true,
  yieldsTo: 'price-in-other-currency',
  isPlainIn: ({ line }) => findClosedStore(line) !== null,
  answer: answerWhereToShop,
  examples,
}
