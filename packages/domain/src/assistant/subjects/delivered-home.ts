import { explains } from '../answers/explains.ts'
import { examples } from './delivered-home.examples.ts'
import type { Subject } from './subject.ts'

export const deliveredHome: Subject = {
  id: 'delivered-home',
  title: 'Do goods that are sent home count?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'online',
  refusesGoods: ['delivered-home'],
  answer: explains('online'),
  examples,
}
