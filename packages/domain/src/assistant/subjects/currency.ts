import { explains } from '../answers/explains.ts'
import { examples } from './currency.examples.ts'
import type { Subject } from './subject.ts'

export const currency: Subject = {
  id: 'currency',
  title: 'Which currencies and exchange rates are used?',
  needs: [],
  yieldsTo: 'price-in-other-currency',
  answer: explains('currency'),
  examples,
}
