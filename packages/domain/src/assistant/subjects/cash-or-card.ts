import { explains } from '../answers/explains.ts'
import { examples } from './cash-or-card.examples.ts'
import type { Subject } from './subject.ts'

export const cashOrCard: Subject = {
  id: 'cash-or-card',
  title: 'Cash or card?',
  needs: [],
  answer: explains('cash-or-card'),
  examples,
}
