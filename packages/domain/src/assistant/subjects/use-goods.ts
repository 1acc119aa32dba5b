import { explains } from '../answers/explains.ts'
import { examples } from './use-goods.examples.ts'
import type { Subject } from './subject.ts'

export const useGoods: Subject = {
  id: 'use-goods',
  title: 'Can I use the goods before I leave?',
  needs: [],
  answer: explains('use-goods'),
  examples,
}
